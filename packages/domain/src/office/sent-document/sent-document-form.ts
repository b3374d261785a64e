import type { InferType } from 'yup';
import { cents, competence, integer, object, oneOf, text } from '../../shared/schema/fields.ts';
import { INCOME_TAX_TYPES, incomeTaxTypeLabel, SENT_DOCUMENT_KINDS } from './sent-document-kind.ts';

/** `amount`: what was withheld, cents. What others withhold counts for the ceiling of the contribution (Lei 8.212/1991, art. 28, § 5º). */
export const inssProofForm = object({
  competence: competence('Mês').required(),
  payer: text('Quem descontou').max(120).required(),
  amount: cents('INSS descontado').min(0, '${path}: escreva zero ou mais.'),
});
export type InssProofForm = InferType<typeof inssProofForm>;

/** `year`: the one in which it was earned or paid, not that of the return. */
export const incomeTaxFileForm = object({
  year: integer('Ano').min(2015).max(2199).required(),
  type: oneOf('O que é', INCOME_TAX_TYPES, incomeTaxTypeLabel).required(),
  payer: text('De quem').max(120),
});
export type IncomeTaxFileForm = InferType<typeof incomeTaxFileForm>;

export const sentDocumentsQuery = object({ kind: oneOf('O que é', SENT_DOCUMENT_KINDS) });
