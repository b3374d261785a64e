import type { InferType } from 'yup';
import { filledList, integer, longText, object, text } from '../shared/schema/fields.ts';

/** One clause, and what it means for somebody who is no lawyer. */
export const draftClause = object({
  title: text('Título').max(120).required('Escreva o título da cláusula.'),
  text: longText('Texto').max(4000).required('Escreva o texto da cláusula.'),
  plain: longText('Em palavras simples').max(600),
});
export type DraftClause = InferType<typeof draftClause>;

/** A version of the articles of association, as it goes to the doctor. */
export const draftForm = object({ clauses: filledList('Cláusulas', draftClause.required(), 'Escreva pelo menos uma cláusula.', 40) });
export type DraftForm = InferType<typeof draftForm>;

/** A decision on the version that was read. */
export const draftApproval = object({ version: integer('Versão').min(1).required() });
