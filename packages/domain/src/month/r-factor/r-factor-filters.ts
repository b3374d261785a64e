import type { InferType } from 'yup';
import { competence, id, object, oneOf, text } from '../../shared/schema/fields.ts';
import { R_FACTOR_SITUATIONS, rFactorSituationLabel } from './r-factor-situation.ts';

/** How the staff's list of the fator R may be narrowed; the month is this one where none is told. */
export const rFactorFilters = object({
  search: text('Busca').max(100),
  competence: competence(),
  situation: oneOf('Situação', R_FACTOR_SITUATIONS, rFactorSituationLabel),
  analyst_id: id('Analista'),
});
export type RFactorFilters = InferType<typeof rFactorFilters>;
