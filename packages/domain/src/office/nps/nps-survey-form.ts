import type { InferType } from 'yup';
import { firstDay } from '../../shared/date/day-instant.ts';
import { besides, flag, id, instant, integer, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { audienceFields } from './nps-audience.ts';
import { NPS_CLASSIFICATIONS, npsClassificationLabel } from './nps-classification.ts';
import { NPS_SURVEY_STATUSES, npsSurveyStatusLabel, STAFF_NPS_ACTIONS } from './nps-life.ts';

/** The audience that a survey would ask. */
export const npsAudienceForm = object(audienceFields);

/** When a survey runs, whom it asks, whether it also goes out by e-mail, and whether another one follows each quarter. */
export const npsSurveyForm = npsAudienceForm.shape({
  start_at: instant('Início')
    .required()
    .test('not-past', 'O início não pode ser antes de hoje.', (start, { options: { context } }) => {
      const today: unknown = context?.today;
      return !start || typeof today !== 'string' || Number.isNaN(Date.parse(start)) || firstDay(start) >= today;
    }),
  end_at: instant('Fim')
    .required()
    .test('after-start', 'O fim precisa ser depois do início.', (end, { parent }) => {
      const start = besides(parent, 'start_at');
      return !end || !start || !(Date.parse(end) <= Date.parse(start));
    }),
  should_send_by_email: flag('Enviar por e-mail').default(true),
  repeats_quarterly: flag('Repetir a cada trimestre'),
});
export type NpsSurveyForm = InferType<typeof npsSurveyForm>;

/** What staff do to move a survey on. */
export const npsSurveyMoveForm = object({
  action: oneOf('Ação', STAFF_NPS_ACTIONS).required(),
  version: integer('Versão').min(1).required(),
});

/** How the list of surveys may be narrowed. */
export const npsSurveyFilters = object({
  status: oneOf('Situação', NPS_SURVEY_STATUSES, npsSurveyStatusLabel),
  open: flag('Abertas').nullable().default(null),
  pending: flag('Com retorno pendente').nullable().default(null),
  /** The analyst whose pending returns are counted. */
  analyst_id: id('Responsável pelo retorno'),
});

/** How the comments of a survey may be narrowed. */
export const npsCommentFilters = object({
  search: text('Busca').max(100),
  classification: oneOf('Classificação', NPS_CLASSIFICATIONS, npsClassificationLabel),
});

/** What was done about a detractor's answer. */
export const npsTaskForm = object({ outcome: longText('O que foi feito').max(1000).required() });
export type NpsTaskForm = InferType<typeof npsTaskForm>;
