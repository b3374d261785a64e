import { OBLIGATION_KEYS } from '@esteto/domain/law/obligation/obligation-rule';
import { RECEIPT_FIELDS } from '@esteto/domain/month/receipt/receipt-fields';
import { RECEIPT_STATES, receiptDeliveryForm, receiptFilters, receiptTemplateForm } from '@esteto/domain/month/receipt/receipt-form';
import { RECEIPT_KINDS } from '@esteto/domain/month/receipt/receipt-kind';
import { array, type InferType, number, object, string } from 'yup';
import { monthlyObligations } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields } from '../record.ts';

/** `problem`: why it is not delivered: the first thing that a person must say. `taught`: the template that it was read by. */
export const receiptPaperRow = object({
  ...recordFields,
  file_name: string().required(),
  file_mime: string().required(),
  state: string().oneOf(RECEIPT_STATES).required(),
  kind: string().oneOf(RECEIPT_KINDS).nullable().defined(),
  taught: string().nullable().defined(),
  company_id: number().nullable().defined(),
  company_name: string().nullable().defined(),
  rule_key: string().oneOf(OBLIGATION_KEYS).nullable().defined(),
  rule_id: number().nullable().defined(),
  rule_name: string().nullable().defined(),
  competence: string().nullable().defined(),
  protocol_number: string().nullable().defined(),
  delivered_on: string().nullable().defined(),
  delivered_at: string().nullable().defined(),
  problem: string().nullable().defined(),
  obligation_id: number().nullable().defined(),
});
export type ReceiptPaperRow = InferType<typeof receiptPaperRow>;

/** What the extract of the PGDAS-D says of its month, cents: the closing gets it with the delivery. */
const official = object({
  revenue_official: number().required(),
  rbt12_official: number().required(),
  das_official: number().required(),
});

export const receiptPaperDetail = receiptPaperRow.shape({
  field_notes: array(object({ field: string().oneOf(RECEIPT_FIELDS).required(), words: string().required() }).required()).required(),
  official: official.nullable().defined(),
  /** Its text, from which a template is taught; null where it has none, or is done. */
  words: string().nullable().defined(),
  /** Why it proves nothing: nobody could open it. */
  useless: string().nullable().defined(),
  office_rules: array(object({ id: number().required(), name: string().required() }).required()).required(),
  /** Another of which something is to be said. */
  next_id: number().nullable().defined(),
});
export type ReceiptPaperDetail = InferType<typeof receiptPaperDetail>;

/** How many of the folder stand where. `batch`: those that were last put into the queue together; null where none was. */
export const receiptPaperProgress = object({
  reading: number().required(),
  ready: number().required(),
  to_say: number().required(),
  refused: number().required(),
  delivered: number().required(),
  batch: object({ total: number().required(), delivered: number().required(), queued: number().required(), refused: number().required() })
    .nullable()
    .defined(),
});
export type ReceiptPaperProgress = InferType<typeof receiptPaperProgress>;

export const receiptTemplate = object({
  ...recordFields,
  name: string().required(),
  rule_key: string().oneOf(OBLIGATION_KEYS).nullable().defined(),
  rule_name: string().nullable().defined(),
  number_label: string().nullable().defined(),
  competence_label: string().nullable().defined(),
  date_label: string().nullable().defined(),
  taught_by: string().required(),
});
export type ReceiptTemplateRow = InferType<typeof receiptTemplate>;

/** Receipts of the folder on their way to the obligations that they prove: read on the server, delivered one by one or all that are ready. */
export const receiptPaper = {
  list: get('admin/receipt-papers', {
    summary: 'Recibos da pasta, com o que se leu de cada um e por que ainda não foi entregue.',
    who: monthlyObligations.view,
    query: listQuery(['created_at'], receiptFilters),
    answer: page(receiptPaperRow),
  }),
  progress: get('admin/receipt-papers/progress', {
    summary: 'Quantos recibos estão prontos, quantos esperam que alguém diga algo, quantos foram recusados e entregues.',
    who: monthlyObligations.view,
    answer: receiptPaperProgress,
  }),
  templates: get('admin/receipt-papers/templates', {
    summary: 'Os modelos de recibo que alguém do escritório ensinou.',
    who: monthlyObligations.view,
    answer: array(receiptTemplate.required()).required(),
  }),
  removeTemplate: del('admin/receipt-papers/templates/:id', {
    summary: 'Retira um modelo: o que ele leria fica por dizer.',
    who: monthlyObligations.edit,
  }),
  detail: get('admin/receipt-papers/:id', {
    summary: 'O que se leu de um recibo, e onde no texto.',
    who: monthlyObligations.view,
    answer: receiptPaperDetail,
  }),
  file: get('admin/receipt-papers/:id/file', { summary: 'O arquivo do recibo.', who: monthlyObligations.view, answer: 'file' }),
  deliver: post('admin/receipt-papers/:id/deliver', {
    summary: 'Entrega a obrigação de um recibo, como foi conferido, com o arquivo junto.',
    who: monthlyObligations.edit,
    body: receiptDeliveryForm,
    answer: object({ obligation_id: number().required() }),
  }),
  deliverReady: post('admin/receipt-papers/deliver-ready', {
    summary: 'Entrega as obrigações de todos os recibos prontos, em segundo plano, cada um com o seu resultado.',
    who: monthlyObligations.edit,
    answer: receiptPaperProgress,
  }),
  teach: post('admin/receipt-papers/:id/teach', {
    summary: 'Ensina o modelo de um recibo; os iguais, também os que já esperam na pasta, passam a ser lidos por ele.',
    who: monthlyObligations.edit,
    body: receiptTemplateForm,
    answer: object({ template_id: number().required() }),
  }),
  discard: post('admin/receipt-papers/:id/discard', { summary: 'Descarta um arquivo da pasta.', who: monthlyObligations.edit }),
};
