import {
  meetingConfirmForm,
  meetingDeclineForm,
  meetingFilters,
  meetingForm,
  meetingPageForm,
} from '@esteto/domain/agenda/meeting/meeting-form';
import { MEETING_STATUSES } from '@esteto/domain/agenda/meeting/meeting-life';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { meetingDesk, meetings } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

/** `answer`: how to take part, or why it was not booked. */
export const meetingRow = meetingForm.shape({
  ...recordFields,
  status: string().oneOf(MEETING_STATUSES).required(),
  answer: string().nullable().defined(),
});
export type MeetingRow = InferType<typeof meetingRow>;

export const bookedMeeting = meetingRow.shape({
  company_id: number().required(),
  company_name: string().required(),
  person_name: string().required(),
  analyst_name: string().nullable().defined(),
});
export type BookedMeeting = InferType<typeof bookedMeeting>;

/** `is_framed`: the installation lets the page be shown inside ours. */
const meetingPage = object({ url: string().nullable().defined(), is_framed: boolean().required() });
export type MeetingPage = InferType<typeof meetingPage>;

/** Meetings with the office: a client's own, and all of them at the team. */
export const meeting = {
  page: get('meetings/page', { summary: 'O endereço em que se marca com o escritório.', who: meetings.page, answer: meetingPage }),
  own: get('meetings', {
    summary: 'As reuniões que a pessoa pediu nesta empresa, as próximas primeiro.',
    who: meetings.view,
    answer: array(meetingRow.required()).required(),
  }),
  ask: post('meetings', { summary: 'Pede uma reunião com o escritório.', who: meetings.edit, body: meetingForm, answer: meetingRow }),
  cancel: post('meetings/:id/cancel', {
    summary: 'Cancela uma reunião que a pessoa pediu.',
    who: meetings.edit,
    body: versioned(meetingForm.pick([])),
    answer: meetingRow,
  }),
  list: get('admin/meetings', {
    summary: 'As reuniões que os clientes pediram.',
    who: meetingDesk.view,
    query: listQuery(['on', 'created_at'], meetingFilters),
    answer: page(bookedMeeting),
  }),
  confirm: post('admin/meetings/:id/confirm', {
    summary: 'Confirma uma reunião, no dia pedido ou em outro.',
    who: meetingDesk.edit,
    body: versioned(meetingConfirmForm),
  }),
  decline: post('admin/meetings/:id/decline', {
    summary: 'Responde que uma reunião não pode ser marcada, com o motivo.',
    who: meetingDesk.edit,
    body: versioned(meetingDeclineForm),
  }),
  setPage: post('admin/meetings/page', {
    summary: 'Diz em que endereço se marca com o escritório.',
    who: meetingDesk.settings,
    body: meetingPageForm,
  }),
};
