import { INCOME_TAX_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { object as form, id, text } from '@esteto/domain/shared/schema/fields';
import {
  incomeTaxAssignForm,
  incomeTaxBillForm,
  incomeTaxFileForm,
  incomeTaxFilters,
  incomeTaxForm,
  incomeTaxItemForm,
  incomeTaxItemMoveForm,
  incomeTaxMoveForm,
  incomeTaxPaceQuery,
  incomeTaxQuoteQuery,
  incomeTaxRemindForm,
  incomeTaxResultForm,
  missingItemsForm,
  newIncomeTaxForm,
} from '@esteto/domain/tax/income-tax/income-tax-form';
import { incomeTaxRefundForm } from '@esteto/domain/tax/income-tax/income-tax-refund-form';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { incomeTaxComments, incomeTaxes as who } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { listQuery, page } from '../list.ts';
import { commentCalls } from '../office/comment.ts';
import { versioned } from '../record.ts';
import { incomeTaxFields, incomeTaxOutcome, incomeTaxParts } from './income-tax-record.ts';

/** A person's return in the staff's list. `waiting`: pendencies that wait for the person, `overdue` of these past their day; `answered`: for the team to look at. */
export const incomeTaxRow = object({
  ...incomeTaxFields,
  user_id: number().required(),
  user_name: string().required(),
  responsible_id: number().nullable().defined(),
  responsible_name: string().nullable().defined(),
  waiting: number().required(),
  overdue: number().required(),
  answered: number().required(),
  items_count: number().required(),
  items_settled: number().required(),
});
export type IncomeTaxRow = InferType<typeof incomeTaxRow>;

export const incomeTaxDetail = incomeTaxRow.shape({ user_email: string().required(), ...incomeTaxOutcome, ...incomeTaxParts });
export type IncomeTaxDetail = InferType<typeof incomeTaxDetail>;

const made = object({ id: number().required() });

const optionQuery = form({ search: text('Buscar').max(120), id: id('Pessoa') });
const people = object({
  items: array(
    object({ id: number().required(), label: string().required(), detail: string().nullable().defined() }).required(),
  ).required(),
});

/** What a return would cost, and why; `problem`: why there can be no original. `companies`: those of the person, which may be charged. */
const quote = object({
  price: number().required(),
  why: array(string().required()).required(),
  is_covered: boolean().required(),
  deadline: string().required(),
  waits_for_payment: boolean().required(),
  coupon_problem: string().nullable().defined(),
  problem: string().nullable().defined(),
  /** The returns of the person that an amending one may take the place of. */
  amendable: array(object({ id: number().required(), label: string().required() }).required()).required(),
  companies: array(object({ id: number().required(), name: string().required() }).required()).required(),
});
export type IncomeTaxQuote = InferType<typeof quote>;

const missingItem = object({ section: string().required(), title: string().required(), reason: string().required() });
export type MissingItem = InferType<typeof missingItem>;

/** How the year's work gets on. Days and returns per day as `incomeTaxPace` says. */
const pace = object({
  exercise_year: number().required(),
  deadline: string().required(),
  total: number().required(),
  sent: number().required(),
  waiting_for_people: number().required(),
  days_left: number().required(),
  needed_per_day: number().nullable().defined(),
  sent_per_day: number().required(),
  ends_on: string().nullable().defined(),
  responsibles: array(
    object({
      id: number().nullable().defined(),
      name: string().nullable().defined(),
      open: number().required(),
      sent: number().required(),
    }).required(),
  ).required(),
});
export type IncomeTaxPaceAnswer = InferType<typeof pace>;

/** People's yearly returns, as the team makes them. */
export const incomeTax = {
  list: get('admin/income-taxes', {
    summary: 'Declarações de IRPF.',
    who: who.view,
    query: listQuery(['deadline', 'created_at'], incomeTaxFilters),
    answer: page(incomeTaxRow),
  }),
  pace: get('admin/income-taxes/pace', {
    summary: 'O que falta transmitir em um exercício, até o prazo e por responsável, e em que ritmo.',
    who: who.view,
    query: incomeTaxPaceQuery,
    answer: pace.nullable().defined(),
  }),
  people: get('admin/income-taxes/people', {
    summary: 'Pessoas para quem criar uma declaração.',
    who: who.view,
    query: optionQuery,
    answer: people,
  }),
  quote: get('admin/income-taxes/quote', {
    summary: 'Quanto custa a declaração de uma pessoa em um exercício, e por quê.',
    who: who.view,
    query: incomeTaxQuoteQuery,
    answer: quote,
  }),
  detail: get('admin/income-taxes/:id', { summary: 'Uma declaração, por inteiro.', who: who.view, answer: incomeTaxDetail }),
  create: post('admin/income-taxes', {
    summary: 'Cria uma declaração e, se uma empresa paga, a cobrança dela.',
    who: who.edit,
    body: newIncomeTaxForm,
    answer: made,
  }),
  bill: post('admin/income-taxes/:id/bill', {
    summary: 'Cria a cobrança de uma declaração que ainda não tem uma.',
    who: who.edit,
    body: incomeTaxBillForm,
  }),
  update: put('admin/income-taxes/:id', {
    summary: 'Muda quem cuida de uma declaração, o prazo e o preço.',
    who: who.edit,
    body: versioned(incomeTaxForm),
    answer: incomeTaxDetail,
  }),
  noteResult: put('admin/income-taxes/:id/result', {
    summary: 'Registra o resultado de uma declaração e o que a Receita diz dela.',
    who: who.edit,
    body: versioned(incomeTaxResultForm),
    answer: incomeTaxDetail,
  }),
  noteRefund: post('admin/income-taxes/:id/refund', {
    summary: 'Registra a prioridade de uma restituição e o que chegou dela.',
    who: who.edit,
    body: incomeTaxRefundForm,
  }),
  move: post('admin/income-taxes/:id/move', {
    summary: 'Leva uma declaração à situação seguinte, entre as que a atual aceita.',
    who: who.edit,
    body: incomeTaxMoveForm,
  }),
  assign: post('admin/income-taxes/assign', {
    summary: 'Dá declarações a um responsável.',
    who: who.edit,
    body: incomeTaxAssignForm,
  }),
  remind: post('admin/income-taxes/remind', {
    summary: 'Lembra pessoas, com uma mensagem, das pendências que esperam por elas.',
    who: who.edit,
    body: incomeTaxRemindForm,
    answer: object({ reminded: number().required() }),
  }),
  addItem: post('admin/income-taxes/:id/items', {
    summary: 'Pede mais um documento em uma declaração.',
    who: who.edit,
    body: incomeTaxItemForm,
  }),
  missingItems: get('admin/income-taxes/:id/missing-items', {
    summary: 'Documentos que uma declaração ainda não pede, de quem pagou a pessoa ou recebeu dela neste ano e no anterior.',
    who: who.view,
    answer: array(missingItem.required()).required(),
  }),
  askMissing: post('admin/income-taxes/:id/missing-items', {
    summary: 'Pede, de uma vez, documentos que uma declaração ainda não pede.',
    who: who.edit,
    body: missingItemsForm,
  }),
  moveItem: post('admin/income-taxes/items/:id/move', {
    summary: 'Aceita, recusa ou dispensa um documento pedido, ou o pede de novo.',
    who: who.edit,
    body: incomeTaxItemMoveForm,
  }),
  attach: post('admin/income-taxes/:id/files', {
    summary: 'Guarda um arquivo em uma declaração.',
    who: who.edit,
    upload: { kinds: INCOME_TAX_FILE_KINDS },
    body: incomeTaxFileForm,
  }),
  detach: del('admin/income-taxes/files/:id', { summary: 'Retira um arquivo de uma declaração.', who: who.edit }),
  file: get('admin/income-taxes/files/:id', { summary: 'Um arquivo de uma declaração.', who: who.view, answer: 'file' }),
  ...commentCalls('admin/income-taxes/:id', 'uma declaração de IRPF', incomeTaxComments),
  history: get('admin/income-taxes/:id/history', { summary: 'O que aconteceu com uma declaração.', who: who.view, answer: history }),
};
