import type { InferType } from 'yup';
import { isIsoDate } from '../../shared/date/date.ts';
import { isoDate, longText, object, oneOf, text, time } from '../../shared/schema/fields.ts';
import { MEETING_STATUSES, MEETING_WAYS, meetingStatusLabel, meetingWayLabel } from './meeting-life.ts';

/** A day that has not passed. */
const dayAhead = (label: string) =>
  isoDate(label)
    .required()
    .test('ahead', '${path}: escolha um dia a partir de hoje.', (value, { options: { context } }) => {
      return !value || !context?.today || !isIsoDate(value) || value >= context.today;
    });

const when = { on: dayAhead('Dia'), at: time('Horário').required() };

/** What a client asks for. */
export const meetingForm = object({
  ...when,
  way: oneOf('Como', MEETING_WAYS, meetingWayLabel).required(),
  subject: text('Assunto').max(120).required(),
  notes: longText('O que precisa ser visto').max(1000),
});
export type MeetingForm = InferType<typeof meetingForm>;

/** When it takes place, and how the client gets there. */
export const meetingConfirmForm = object({ ...when, answer: longText('Como participar').max(500).required() });
export type MeetingConfirmForm = InferType<typeof meetingConfirmForm>;

export const meetingDeclineForm = object({ reason: longText('Motivo').max(500).required() });
export type MeetingDeclineForm = InferType<typeof meetingDeclineForm>;

export const meetingFilters = object({
  search: text('Busca').max(100),
  status: oneOf('Situação', MEETING_STATUSES, meetingStatusLabel),
});

/** The office's own page where clients book; none: they ask here. */
export const meetingPageForm = object({
  url: text('Endereço da agenda')
    .max(300)
    .matches(/^https:\/\/[^\s/]+(?:\/\S*)?$/, {
      message: '${path}: escreva um endereço completo, como https://agenda.exemplo.com.br.',
      excludeEmptyString: true,
    }),
});
export type MeetingPageForm = InferType<typeof meetingPageForm>;
