import { RECURRENCE_STATUSES } from '@esteto/domain/billing/invoice-recurrence/invoice-recurrence-life';
import { PROOF_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import {
  BOLETO_TAXES,
  boletoClaimForm,
  boletoCreateForm,
  boletoFilters,
  boletoForm,
  boletoPaymentForm,
  boletoReasonForm,
  boletoReplaceForm,
  ownBoletoFilters,
  taxGuideQuery,
} from '@esteto/domain/money/boleto/boleto-form';
import { BOLETO_KINDS, BOLETO_STATUSES } from '@esteto/domain/money/boleto/boleto-life';
import { MONTHLY_OBLIGATION_STATUSES } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { boletos, ownBoletos } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { listQuery, page } from '../list.ts';
import { priceLine } from '../plan/plan.ts';
import { recordFields, versioned } from '../record.ts';

/** Cents; `now`: what it takes to pay it today, `per_day`: what waiting until tomorrow adds. */
const common = {
  ...recordFields,
  kind: string().oneOf(BOLETO_KINDS).required(),
  status: string().oneOf(BOLETO_STATUSES).required(),
  tax_key: string().oneOf(BOLETO_TAXES).nullable().defined(),
  description: string().required(),
  competence: string().nullable().defined(),
  amount: number().required(),
  /** As it is written on it. */
  due_date: string().required(),
  /** Until when it is paid in time, weekends and holidays counted: its day for whoever looks at it. */
  pay_by: string().required(),
  paid_on: string().nullable().defined(),
  paid_amount: number().nullable().defined(),
  claimed_on: string().nullable().defined(),
  /** When its payer asked for a guide that can be paid, which the team has still to make. */
  new_guide_asked_on: string().nullable().defined(),
  now: number().required(),
  per_day: number().required(),
  /** So many cents less until the last day of the discount; null without one. */
  discount_amount: number().nullable().defined(),
  discount_until: string().nullable().defined(),
  /** Cents taken off `now` while it counts, or that were taken off what was paid. */
  discount: number().required(),
  needs_new_guide: boolean().required(),
  /** Months whose Selic is not told yet: `now` is without theirs. */
  selic_missing: array(string().required()).required(),
};

export const ownBoletoRow = object(common);
export type OwnBoletoRow = InferType<typeof ownBoletoRow>;

export const boletoRow = ownBoletoRow.shape({
  company_id: number().required(),
  company_name: string().required(),
  viewed_at: string().nullable().defined(),
});
export type BoletoRow = InferType<typeof boletoRow>;

const storedFile = object({ id: string().required(), name: string().required(), mime: string().required(), size: number().required() })
  .nullable()
  .defined();

const otherBoleto = object({ id: number().required(), description: string().required() }).nullable().defined();

const whole = {
  digitable_line: string().nullable().defined(),
  pix_code: string().nullable().defined(),
  /** The line that it is paid by is still to come. */
  awaits_guide: boolean().required(),
  /** As an SVG, where there is a Pix. */
  pix_qr: string().nullable().defined(),
  file: storedFile,
  /** What the client sent to show that it is paid. */
  proof: storedFile,
  cancel_reason: string().nullable().defined(),
  /** How the price of the plan was made up when it was charged; null of any other. */
  price_lines: array(priceLine.required()).nullable().defined(),
  /** The one in whose place it was made, and the one that took its place. */
  replaces: otherBoleto,
  replaced_by: otherBoleto,
};

export const ownBoletoDetail = ownBoletoRow.shape(whole);
export type OwnBoletoDetail = InferType<typeof ownBoletoDetail>;

/** `views`: when the client saw it, the newest first. */
export const boletoDetail = boletoRow.shape({
  ...whole,
  fine_rate: string().nullable().defined(),
  interest_rate: string().nullable().defined(),
  notes: string().nullable().defined(),
  /** The repetition that it is of. */
  recurrence: object({
    id: number().required(),
    status: string().oneOf(RECURRENCE_STATUSES).required(),
    day: number().required(),
    until: string().nullable().defined(),
    next_on: string().nullable().defined(),
  })
    .nullable()
    .defined(),
  /** What it is the guide of, where its tax and month are owed by the rules. */
  obligation: object({ id: number().required(), status: string().oneOf(MONTHLY_OBLIGATION_STATUSES).required() })
    .nullable()
    .defined(),
  views: array(object({ name: string().required(), at: string().required() }).required()).required(),
  /** Who pays for the company beside its partners. */
  financial_emails: array(string().required()).required(),
  financial_phones: array(string().required()).required(),
});
export type BoletoDetail = InferType<typeof boletoDetail>;

/** `amount` in cents, null where it is not computed; `words`: why it is not. */
export const taxGuideAnswer = object({
  amount: number().nullable().defined(),
  due_date: string().nullable().defined(),
  words: string().nullable().defined(),
});
export type TaxGuideAnswer = InferType<typeof taxGuideAnswer>;

export const boleto = {
  guide: get('admin/boletos/guide', {
    summary: 'O que a guia de um tributo deve dizer: o valor calculado e o vencimento.',
    who: boletos.view,
    query: taxGuideQuery,
    answer: taxGuideAnswer,
  }),
  list: get('admin/boletos', {
    summary: 'Boletos e guias de todas as empresas.',
    who: boletos.view,
    query: listQuery(['pay_by', 'created_at', 'amount'], boletoFilters),
    answer: page(boletoRow, ['amount']),
  }),
  detail: get('admin/boletos/:id', { summary: 'Um boleto, com quem o viu.', who: boletos.view, answer: boletoDetail }),
  create: post('admin/boletos', {
    summary: 'Inclui um boleto ou uma guia para uma empresa; o valor e o vencimento são os da linha digitável.',
    who: boletos.edit,
    body: boletoCreateForm,
    answer: boletoDetail,
  }),
  update: put('admin/boletos/:id', {
    summary: 'Altera um boleto que ainda não foi pago.',
    who: boletos.edit,
    body: versioned(boletoForm),
    answer: boletoDetail,
  }),
  pay: post('admin/boletos/:id/pay', {
    summary: 'Registra o que foi pago de um boleto: o todo ou uma parte, no prazo ou depois.',
    who: boletos.edit,
    body: versioned(boletoPaymentForm),
  }),
  undoPayment: post('admin/boletos/:id/undo-payment', {
    summary: 'Desfaz o que foi registrado do pagamento de um boleto, com o motivo.',
    who: boletos.edit,
    body: versioned(boletoReasonForm),
  }),
  cancel: post('admin/boletos/:id/cancel', {
    summary: 'Cancela um boleto, com o motivo.',
    who: boletos.edit,
    body: versioned(boletoReasonForm),
  }),
  replace: post('admin/boletos/:id/replace', {
    summary: 'Substitui um boleto errado ou vencido por outro: aquele é cancelado, com o motivo, e aponta para o novo.',
    who: boletos.edit,
    body: versioned(boletoReplaceForm),
    /** The id of the new one. */
    answer: object({ id: number().required() }),
  }),
  attach: post('admin/boletos/:id/file', {
    summary: 'Guarda o PDF de um boleto; o de antes sai.',
    who: boletos.edit,
    upload: { kinds: ['pdf'] },
    answer: boletoDetail,
  }),
  readFile: get('admin/boletos/:id/file', { summary: 'O PDF de um boleto.', who: boletos.view, answer: 'file' }),
  proof: get('admin/boletos/:id/proof', {
    summary: 'O comprovante de pagamento que o cliente enviou.',
    who: boletos.view,
    answer: 'file',
  }),
  history: get('admin/boletos/:id/history', { summary: 'O que aconteceu com um boleto.', who: boletos.view, answer: history }),
  own: get('boletos', {
    summary: 'O que a empresa tem a pagar e o que já pagou.',
    who: ownBoletos.view,
    query: listQuery(['pay_order', 'pay_by', 'amount'], ownBoletoFilters),
    answer: page(ownBoletoRow, ['amount']),
  }),
  ownDetail: get('boletos/:id', {
    summary: 'Um boleto da empresa, com a linha, o Pix e o PDF.',
    who: ownBoletos.view,
    answer: ownBoletoDetail,
  }),
  see: post('boletos/:id/seen', { summary: 'Anota que quem paga viu o boleto.', who: ownBoletos.edit }),
  ownFile: get('boletos/:id/file', { summary: 'O PDF de um boleto da empresa.', who: ownBoletos.view, answer: 'file' }),
  claim: post('boletos/:id/claim', {
    summary: 'Informa que o boleto foi pago; a equipe confere.',
    who: ownBoletos.edit,
    body: boletoClaimForm,
  }),
  prove: post('boletos/:id/proof', {
    summary: 'Guarda o comprovante de pagamento de um boleto da empresa; o de antes sai.',
    who: ownBoletos.edit,
    upload: { kinds: PROOF_FILE_KINDS },
  }),
  ownProof: get('boletos/:id/proof', {
    summary: 'O comprovante de pagamento de um boleto da empresa.',
    who: ownBoletos.view,
    answer: 'file',
  }),
  askNewGuide: post('boletos/:id/new-guide', {
    summary: 'Pede à equipe uma guia nova de um tributo vencido, cuja linha não serve mais.',
    who: ownBoletos.edit,
  }),
  ownHistory: get('boletos/:id/history', { summary: 'O que aconteceu com um boleto da empresa.', who: ownBoletos.view, answer: history }),
};
