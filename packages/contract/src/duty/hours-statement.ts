import { DUTY_SHIFT_STATUSES } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import {
  monthHoursQuery,
  monthQuery,
  ownMonthFileQuery,
  presentForm,
  withdrawForm,
} from '@esteto/domain/duty/hours-statement/hours-statement-form';
import { HOURS_STATEMENT_STATUSES } from '@esteto/domain/duty/hours-statement/hours-statement-life';
import { signatureCodeForm } from '@esteto/domain/identity/signature/signature-form';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { dutyPartner, dutySchedule } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { signatureAsked } from '../identity/signature.ts';
import { versioned } from '../record.ts';
import { divergence } from './shift-clock.ts';

/** In minutes, apart from the counts. Night, weekend and holiday are parts of `done`. */
const hours = {
  shifts: number().required(),
  pending: number().required(),
  missed: number().required(),
  diverged: number().required(),
  planned: number().required(),
  done: number().required(),
  night: number().required(),
  weekend: number().required(),
  holiday: number().required(),
  balance: number().required(),
};
export const monthHours = object(hours);

/** What both sides signed, or one of them. */
export const statementState = object({
  id: number().required(),
  version: number().required(),
  status: string().oneOf(HOURS_STATEMENT_STATUSES).required(),
  presented_by: string().required(),
  presented_at: string().required(),
  signed_at: string().nullable().defined(),
});
export type StatementState = InferType<typeof statementState>;

/** A person's month. `problem`: why the coordination does not sign it yet; `changed`: the shifts are not those that were signed any more. */
export const personHours = object({
  id: number().required(),
  name: string().required(),
  ...hours,
  problem: string().nullable().defined(),
  statement: statementState.nullable().defined(),
  changed: boolean().required(),
});
export type PersonHours = InferType<typeof personHours>;

/** A shift of a statement; the times of the clock by the group's wall time. */
export const statementLine = object({
  id: number().required(),
  status: string().oneOf(DUTY_SHIFT_STATUSES).required(),
  starts_on: string().required(),
  starts_at: string().required(),
  ends_at: string().required(),
  unit_id: number().required(),
  unit_name: string().required(),
  sector_name: string().nullable().defined(),
  duration_minutes: number().required(),
  done_minutes: number().nullable().defined(),
  done_night_minutes: number().nullable().defined(),
  done_weekend_minutes: number().nullable().defined(),
  done_holiday_minutes: number().nullable().defined(),
  in_time: string().nullable().defined(),
  out_time: string().nullable().defined(),
  divergences: array(divergence.required()).required(),
});
export type StatementLine = InferType<typeof statementLine>;

const statement = {
  hours: monthHours.required(),
  lines: array(statementLine.required()).required(),
  statement: statementState.nullable().defined(),
};

/** The statement of one person. What is signed stands as it was then, whatever became of the shifts. */
export const personStatement = object({
  id: number().required(),
  name: string().required(),
  problem: string().nullable().defined(),
  changed: boolean().required(),
  ...statement,
});
export type PersonStatement = InferType<typeof personStatement>;

/** A professional's month in one of their groups. `text`: what they are asked to sign, or signed. */
export const ownStatement = object({
  group_id: number().required(),
  group_name: string().required(),
  text: string().nullable().defined(),
  ...statement,
});
export type OwnStatement = InferType<typeof ownStatement>;

/** The hours of a month, person by person, and their statement, which the coordination and the professional sign. */
export const hoursStatement = {
  list: get('admin/manager/hours', {
    summary: 'As horas de um mês, por pessoa.',
    who: dutySchedule.view,
    query: monthHoursQuery,
    answer: array(personHours.required()).required(),
  }),
  detail: get('admin/manager/hours/:id', {
    summary: 'O espelho de horas de uma pessoa em um mês.',
    who: dutySchedule.view,
    query: monthQuery,
    answer: personStatement,
  }),
  file: get('admin/manager/hours/:id/pdf', {
    summary: 'O PDF do espelho de horas de uma pessoa.',
    who: dutySchedule.view,
    query: monthQuery,
    answer: 'file',
  }),
  present: post('admin/manager/hours/signatures', {
    summary: 'Assina os espelhos de horas de um mês pela coordenação e os entrega aos profissionais.',
    who: dutySchedule.edit,
    body: presentForm,
  }),
  withdraw: post('admin/manager/hours/statements/:id/withdrawal', {
    summary: 'Retira um espelho com o motivo: o que o profissional também já assinou fica guardado, e o mês reabre.',
    who: dutySchedule.edit,
    body: versioned(withdrawForm),
  }),
  own: get('duty/hours', {
    summary: 'O espelho de horas da própria pessoa em um mês, por grupo.',
    who: dutyPartner.view,
    query: monthQuery,
    answer: array(ownStatement.required()).required(),
  }),
  ownFile: get('duty/hours/pdf', {
    summary: 'O PDF do próprio espelho de horas em um grupo.',
    who: dutyPartner.view,
    query: ownMonthFileQuery,
    answer: 'file',
  }),
  askCode: post('duty/hours/statements/:id/signature-code', {
    summary: 'Envia o código com que a pessoa assina o seu espelho de horas.',
    who: dutyPartner.edit,
    answer: signatureAsked,
  }),
  sign: post('duty/hours/statements/:id/signature', {
    summary: 'Assina o próprio espelho de horas com o código.',
    who: dutyPartner.edit,
    body: signatureCodeForm,
  }),
};
