import {
  grantedDayOffForm,
  requestApprovalForm,
  requestReasonForm,
  shiftRequestFilters,
} from '@esteto/domain/duty/shift-request/shift-request-form';
import { array, type InferType, number, object, string } from 'yup';
import { dutySchedule as who } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { history } from '../history.ts';
import { listQuery, page } from '../list.ts';
import { versioned } from '../record.ts';
import { shiftBrief, shiftFinding } from './shift-brief.ts';
import { shiftRequestRecord } from './shift-request-record.ts';

/** With what stands against each who gets a shift, and the shifts that a day off leaves to somebody else. */
export const shiftRequestDetail = shiftRequestRecord.shape({
  findings: array(
    object({
      professional_name: string().required(),
      shift_id: number().required(),
      findings: array(shiftFinding.required()).required(),
    }).required(),
  ).required(),
  freed: array(shiftBrief.required()).required(),
});
export type ShiftRequestDetail = InferType<typeof shiftRequestDetail>;

/** What professionals ask about their shifts, for who coordinates them. */
export const shiftRequest = {
  list: get('admin/manager/shift-requests', {
    summary: 'As solicitações dos profissionais do grupo.',
    who: who.view,
    query: listQuery(['created_at', 'expires_at'], shiftRequestFilters),
    answer: page(shiftRequestRecord),
  }),
  waiting: get('admin/manager/shift-requests/waiting', {
    summary: 'Quantas solicitações esperam pela coordenação.',
    who: who.view,
    answer: object({ count: number().required() }),
  }),
  detail: get('admin/manager/shift-requests/:id', {
    summary: 'Uma solicitação, com o que há contra ela.',
    who: who.view,
    answer: shiftRequestDetail,
  }),
  history: get('admin/manager/shift-requests/:id/history', {
    summary: 'O que aconteceu com uma solicitação.',
    who: who.view,
    answer: history,
  }),
  approve: post('admin/manager/shift-requests/:id/approval', {
    summary: 'Aprova uma solicitação.',
    who: who.edit,
    body: versioned(requestApprovalForm),
  }),
  approveDayOff: post('admin/manager/shift-requests/:id/day-off', {
    summary: 'Dá a folga pedida: os plantões destes dias ficam em aberto.',
    who: who.edit,
    body: versioned(requestApprovalForm),
  }),
  freed: get('admin/manager/shift-requests/day-off', {
    summary: 'Os plantões que uma folga de um profissional deixaria em aberto.',
    who: who.edit,
    query: grantedDayOffForm.pick(['professional_id', 'starts_on', 'ends_on']),
    answer: array(shiftBrief.required()).required(),
  }),
  grantDayOff: post('admin/manager/shift-requests/day-off', {
    summary: 'Dá folga a um profissional em nome dele: os plantões destes dias ficam em aberto.',
    who: who.edit,
    body: grantedDayOffForm,
    answer: object({ id: number().required() }),
  }),
  approveClock: post('admin/manager/shift-requests/:id/clock', {
    summary: 'Aprova um ajuste de ponto: o ponto fica como foi pedido.',
    who: who.edit,
    body: versioned(requestApprovalForm),
  }),
  refuse: post('admin/manager/shift-requests/:id/refusal', {
    summary: 'Recusa uma solicitação.',
    who: who.edit,
    body: versioned(requestReasonForm),
  }),
  undo: post('admin/manager/shift-requests/:id/undoing', {
    summary: 'Desfaz uma solicitação aprovada.',
    who: who.edit,
    body: versioned(requestReasonForm),
  }),
  undoDayOff: post('admin/manager/shift-requests/:id/day-off-undoing', {
    summary: 'Desfaz uma folga: o profissional volta a poder ser escalado.',
    who: who.edit,
    body: versioned(requestReasonForm),
  }),
};
