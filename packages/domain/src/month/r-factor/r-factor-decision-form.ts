import type { InferType } from 'yup';
import { cents, competence, integer, longText, object, oneOf } from '../../shared/schema/fields.ts';
import { R_FACTOR_DECISIONS, rFactorDecisionLabel } from './r-factor-decision.ts';

/** What is decided about the pró-labore that is suggested for a month to come. */
export const rFactorDecisionForm = object({
  competence: competence('Mês').required(),
  decision: oneOf('Decisão', R_FACTOR_DECISIONS, rFactorDecisionLabel).required(),
  /** In the place of the suggested one. */
  pro_labore: cents('Pró-labore decidido').when('decision', ([decision], field) => (decision === 'adjusted' ? field.required() : field)),
  note: longText('Observação')
    .max(500)
    .when('decision', ([decision], field) => (decision === 'refused' ? field.required() : field)),
  /** The version that the person saw; null where nothing was decided yet. */
  version: integer('Versão').min(1),
});
export type RFactorDecisionForm = InferType<typeof rFactorDecisionForm>;
