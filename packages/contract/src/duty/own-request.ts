import { clockRequestForm } from '@esteto/domain/duty/duty-shift/clock-form';
import {
  counterForm,
  dayOffForm,
  proposalForm,
  requestOptionsQuery,
  requestReasonForm,
} from '@esteto/domain/duty/shift-request/shift-request-form';
import { object as form } from '@esteto/domain/shared/schema/fields';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { dutyPartner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { history } from '../history.ts';
import { versioned } from '../record.ts';
import { shiftBrief } from './shift-brief.ts';
import { shiftRequestRecord } from './shift-request-record.ts';

/** A request as one of its people sees it; `own_id`: which of them is oneself. */
export const ownRequestRecord = shiftRequestRecord.shape({ own_id: number().required() });
export type OwnRequestRecord = InferType<typeof ownRequestRecord>;

/**
 * What may be asked about a shift of one's own, and what the group asks for. `is_free`: whether the rules let the colleague take it. Of shifts: those of
 * colleagues that may be had for it.
 */
export const requestOptions = object({
  changeable_until: string().required(),
  swap_cutoff_hours: number().required(),
  needs_approval: boolean().required(),
  justification_required: boolean().required(),
  colleagues: array(object({ id: number().required(), name: string().required(), is_free: boolean().required() }).required()).required(),
  shifts: array(shiftBrief.shape({ professional_id: number().required() }).required()).required(),
});
export type RequestOptions = InferType<typeof requestOptions>;

const seen = versioned(form({}));

/** What a professional asks about their shifts, and what is asked of them. */
export const ownRequest = {
  list: get('duty/requests', {
    summary: 'As solicitações da pessoa, as que esperam por ela, e os pedidos de cobertura dos seus grupos.',
    who: dutyPartner.view,
    answer: array(ownRequestRecord.required()).required(),
  }),
  detail: get('duty/requests/:id', { summary: 'Uma solicitação da pessoa.', who: dutyPartner.view, answer: ownRequestRecord }),
  history: get('duty/requests/:id/history', {
    summary: 'O que aconteceu com uma solicitação da pessoa.',
    who: dutyPartner.view,
    answer: history,
  }),
  options: get('duty/request-options', {
    summary: 'O que se pode pedir sobre um plantão: a quem passá-lo e por quais trocá-lo.',
    who: dutyPartner.view,
    query: requestOptionsQuery,
    answer: requestOptions,
  }),
  propose: post('duty/requests', {
    summary: 'Pede para trocar ou passar um plantão, ou que alguém o cubra.',
    who: dutyPartner.edit,
    body: proposalForm,
    answer: object({ id: number().required() }),
  }),
  askDayOff: post('duty/groups/:id/days-off', {
    summary: 'Pede folga a um grupo entre dois dias.',
    who: dutyPartner.edit,
    body: dayOffForm,
    answer: object({ id: number().required() }),
  }),
  askClock: post('duty/shifts/:id/clock-request', {
    summary: 'Pede que o ponto de um plantão seja corrigido.',
    who: dutyPartner.edit,
    body: clockRequestForm,
    answer: object({ id: number().required() }),
  }),
  accept: post('duty/requests/:id/acceptance', { summary: 'Aceita uma solicitação.', who: dutyPartner.edit, body: seen }),
  withdraw: post('duty/requests/:id/acceptance/withdrawal', {
    summary: 'Desfaz o aceite de uma solicitação.',
    who: dutyPartner.edit,
    body: seen,
  }),
  counter: post('duty/requests/:id/counter', {
    summary: 'Propõe outra coisa em resposta.',
    who: dutyPartner.edit,
    body: versioned(counterForm),
  }),
  refuse: post('duty/requests/:id/refusal', {
    summary: 'Recusa uma solicitação.',
    who: dutyPartner.edit,
    body: versioned(requestReasonForm),
  }),
  cancel: post('duty/requests/:id/cancellation', { summary: 'Cancela uma solicitação.', who: dutyPartner.edit, body: seen }),
};
