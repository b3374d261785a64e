import type { InferType } from 'yup';
import { signatureCodeForm } from '../../identity/signature/signature-form.ts';
import { filledList, id, integer, longText, object, text } from '../../shared/schema/fields.ts';

/** What a draft of the articles of association is rejected for. */
export const draftReason = object({
  reason: longText('Motivo da rejeição').required('Conte o que precisa mudar na minuta.'),
});

/** One clause, and what it means for somebody who is no lawyer. */
export const draftClause = object({
  title: text('Título').max(120).required('Escreva o título da cláusula.'),
  text: longText('Texto')
    .max(4000)
    .required('Escreva o texto da cláusula.')
    .test('open', (text, { createError }) => {
      const message = placeholderProblem(text ?? '');
      return message === null || createError({ message });
    }),
  plain: longText('Em palavras simples').max(600),
});
export type DraftClause = InferType<typeof draftClause>;

/** A version of the articles of association, as it goes to the doctor. */
export const draftForm = object({ clauses: filledList('Cláusulas', draftClause.required(), 'Escreva pelo menos uma cláusula.', 40) });
export type DraftForm = InferType<typeof draftForm>;

/** Names the draft that was read, as it was then. */
const read = { draft_id: id('a minuta').required(), version: integer('Versão').min(1).required() };

/** The draft that is to be decided. */
export const draftVersion = object(read);

/** It is approved by signing it. */
export const draftApproval = signatureCodeForm.shape(read);

/** What goes back to the team when it is rejected. */
export const draftRejection = draftReason.shape(read);

/** What a text still leaves open: '[endereço]', '{{nome}}'; each once, as it stands. */
export const openPlaceholders = (text: string): string[] => [...new Set(text.match(/\[[^\]\n]*\]|\{\{[^}\n]*\}\}/g))];

/** Null when nothing is open; else what to tell whoever would send it. */
const placeholderProblem = (text: string): string | null => {
  const open = openPlaceholders(text);
  return open.length === 0 ? null : `Preencha o que está em aberto: ${open.join(', ')}.`;
};
