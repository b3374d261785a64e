import type { InferType } from 'yup';
import { flag, instant, object } from '../shared/schema/fields.ts';

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
