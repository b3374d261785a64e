import type { InferType } from 'yup';
import { ACCOUNT_TYPES, accountTypeLabel } from '../../company/company/wizard.ts';
import { WIZARD_STEPS } from '../../company/company/wizard-step.ts';
import { wizardStepLabel } from '../../company/company/wizard-step-label.ts';
import { flag, id, object, oneOf, text } from '../../shared/schema/fields.ts';
import { funnelQuery } from '../lead/funnel-period.ts';
import { ONBOARDING_TURNS, onboardingTurnLabel } from './onboarding-turn.ts';

/** How the staff's list of companies on their way in may be narrowed. */
export const onboardingFilters = object({
  search: text('Busca').max(100),
  step: oneOf('Etapa', WIZARD_STEPS, wizardStepLabel),
  account_type: oneOf('Tipo de conta', ACCOUNT_TYPES, accountTypeLabel),
  turn: oneOf('De quem é a vez', ONBOARDING_TURNS, onboardingTurnLabel),
  analyst_id: id('Analista'),
  without_analyst: flag('Sem analista').nullable().default(null),
  stalled: flag('Parados').nullable().default(null),
});
export type OnboardingFilters = InferType<typeof onboardingFilters>;

/** The people whom the funnel counts: those who came within a period, of one type of account or of any. */
export const onboardingFunnelQuery = funnelQuery.shape({ account_type: oneOf('Tipo de conta', ACCOUNT_TYPES, accountTypeLabel) });
