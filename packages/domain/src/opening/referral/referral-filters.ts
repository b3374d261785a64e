import type { InferType } from 'yup';
import { object, oneOf, text } from '../../shared/schema/fields.ts';
import { REFERRAL_STAGES, referralStageLabel } from './referral-stage.ts';

export const referralFilters = object({
  search: text('Busca').max(100),
  stage: oneOf('Etapa', REFERRAL_STAGES, referralStageLabel),
});
export type ReferralFilters = InferType<typeof referralFilters>;
