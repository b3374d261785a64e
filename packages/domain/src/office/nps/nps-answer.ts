import type { InferType } from 'yup';
import { integer, longText, object, text } from '../../shared/schema/fields.ts';

/** Scores of the Net Promoter Score, zero included. */
export const NPS_SCORES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const NO_SCORE = 'Atribua uma nota de 0 a 10 para prosseguir.';

/** A score, or none yet. */
export const scoreField = integer('Nota').typeError(NO_SCORE).min(0, NO_SCORE).max(10, NO_SCORE);

/** What a person answers to a survey. */
export const npsAnswerForm = object({ score: scoreField.required(NO_SCORE), comment: longText('Comentário') });
export type NpsAnswerForm = InferType<typeof npsAnswerForm>;

/** `token`: what the link of the e-mail brought. */
export const npsLinkForm = object({ token: text('Link').max(100).required() });

export const npsReplyForm = npsLinkForm.concat(npsAnswerForm);
