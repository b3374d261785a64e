import { type InferType, number } from 'yup';
import { flag, instant, longText, object } from '../shared/fields.ts';

const SCORE_NEEDED = 'Atribua uma nota de 0 a 10 para prosseguir.';

/** When a survey runs, and whether it also goes out by e-mail. */
export const npsSurveyForm = object({
  start_at: instant('Início').required(),
  end_at: instant('Fim')
    .required()
    .test('after-start', 'O fim precisa ser depois do início.', (end, { parent }) => {
      const { start_at } = parent as { start_at?: string | null };
      return !end || !start_at || !(Date.parse(end) <= Date.parse(start_at));
    }),
  should_send_by_email: flag('Enviar por e-mail').default(true),
});
export type NpsSurveyForm = InferType<typeof npsSurveyForm>;

/** What a person answers: zero is a score, and the comment is free. */
export const npsAnswerForm = object({
  score: number()
    .label('Nota')
    .typeError(SCORE_NEEDED)
    .nonNullable(SCORE_NEEDED)
    .required(SCORE_NEEDED)
    .integer(SCORE_NEEDED)
    .min(0, SCORE_NEEDED)
    .max(10, SCORE_NEEDED),
  comment: longText('Comentário'),
});
export type NpsAnswerForm = InferType<typeof npsAnswerForm>;
