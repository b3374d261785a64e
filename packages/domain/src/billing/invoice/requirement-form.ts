import type { InferType } from 'yup';
import { filledList, isoDate, longText, object } from '../../shared/schema/fields.ts';

/** What staff needs, and until when (the last day on which it may be answered). */
export const requirementForm = object({
  text: longText('O que falta').max(1000).required(),
  due_at: isoDate('Prazo')
    .required()
    .test({
      name: 'not-past',
      message: '${path}: escolha hoje ou um dia depois.',
      skipAbsent: true,
      test: (value, { options: { context } }) => !context?.today || (value ?? '') >= context.today,
    }),
});
export type RequirementForm = InferType<typeof requirementForm>;

/** Several may be asked at once: the doctor gets one message. */
export const requirementsForm = object({
  asked: filledList('Exigências', requirementForm, 'Escreva pelo menos uma exigência.', 10),
});
export type RequirementsForm = InferType<typeof requirementsForm>;

/** The doctor's answer; without words only when a file says it (`answerProblem`). */
export const requirementAnswerForm = object({ answer: longText('Resposta') });
export type RequirementAnswerForm = InferType<typeof requirementAnswerForm>;

/** Why an answer is not enough. */
export const requirementReturnForm = object({ reason: longText('O que ainda falta').max(1000).required() });
export type RequirementReturnForm = InferType<typeof requirementReturnForm>;

/** Null when this is an answer. `files`: how many came with it. */
export const answerProblem = ({ answer, files }: { answer: string | null | undefined; files: number }): string | null =>
  answer || files > 0 ? null : 'Escreva a resposta ou anexe um arquivo.';
