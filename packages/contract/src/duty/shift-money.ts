import { DUTY_SHIFT_STATUSES } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { SHIFT_MONEY } from '@esteto/domain/duty/duty-shift/shift-money';
import { costQuery, shiftMoneyQuery, shiftNoteForm, unitBudgetForm } from '@esteto/domain/duty/duty-shift/shift-money-form';
import { array, type InferType, number, object, string } from 'yup';
import { dutyPartner, dutySchedule, groupInvoices, unitBudgets } from '../access.ts';
import { invoiceDetail } from '../billing/invoice-answer.ts';
import { get, post } from '../endpoint.ts';

const times = {
  starts_on: string().required(),
  starts_at: string().required(),
  ends_on: string().required(),
  ends_at: string().required(),
};

/** A shift of the person's that is paid, or will be. `worth` in cents, null where none was agreed on; `invoice_id` of a note of the company on the screen. */
export const moneyShift = object({
  id: number().required(),
  group_id: number().required(),
  group_name: string().required(),
  unit_id: number().required(),
  unit_name: string().required(),
  sector_name: string().nullable().defined(),
  title: string().nullable().defined(),
  ...times,
  status: string().oneOf(DUTY_SHIFT_STATUSES).required(),
  /** Those that the worth is reckoned by. */
  minutes: number().required(),
  worth: number().nullable().defined(),
  money: string().oneOf(SHIFT_MONEY).required(),
  invoice_id: number().nullable().defined(),
  invoice_number: string().nullable().defined(),
  due_date: string().nullable().defined(),
});
export type MoneyShift = InferType<typeof moneyShift>;

/** A group as who pays. `problem`: why this company asks it for no note; `client`: the group among the company's clients, if it is. */
export const payingGroup = object({
  id: number().required(),
  name: string().required(),
  document: string().nullable().defined(),
  problem: string().nullable().defined(),
  client: object({ id: number().required(), name: string().required() }).nullable().defined(),
});
export type PayingGroup = InferType<typeof payingGroup>;

export const ownMoney = object({
  shifts: array(moneyShift.required()).required(),
  groups: array(payingGroup.required()).required(),
});
export type OwnMoney = InferType<typeof ownMoney>;

/** What the shifts of a unit cost in a month. Cents. */
export const unitCosts = object({
  id: number().required(),
  name: string().required(),
  shifts: number().required(),
  planned: number().required(),
  cost: number().required(),
  done: number().required(),
  invoiced: number().required(),
  paid: number().required(),
  budget: number().nullable().defined(),
});
export type UnitCosts = InferType<typeof unitCosts>;

/** A shift behind a note. */
export const noteShift = object({
  id: number().required(),
  professional_name: string().required(),
  unit_name: string().required(),
  sector_name: string().nullable().defined(),
  ...times,
  worth: number().nullable().defined(),
});
export type NoteShift = InferType<typeof noteShift>;

/** What becomes of duty shifts in money: the notes that doctors ask for, and what a group spends. */
export const shiftMoney = {
  own: get('duty/money', {
    summary: 'O que a pessoa tem a faturar, faturou e recebeu dos seus plantões.',
    who: dutyPartner.view,
    query: shiftMoneyQuery,
    answer: ownMoney,
  }),
  request: post('duty/money/invoice', {
    summary: 'Pede uma nota de plantões realizados.',
    who: dutyPartner.edit,
    body: shiftNoteForm,
    answer: invoiceDetail,
  }),
  costs: get('admin/manager/costs', {
    summary: 'O custo dos plantões de um mês por unidade, e o orçamento de cada uma.',
    who: dutySchedule.view,
    query: costQuery,
    answer: array(unitCosts.required()).required(),
  }),
  setBudget: post('admin/manager/costs/budgets', {
    summary: 'Define o orçamento de plantões de uma unidade em um mês.',
    who: unitBudgets.edit,
    body: unitBudgetForm,
  }),
  noteShifts: get('admin/manager/invoices/:id/shifts', {
    summary: 'Os plantões de uma nota emitida para o grupo.',
    who: groupInvoices.view,
    answer: array(noteShift.required()).required(),
  }),
};
