import { INVOICE_ATTACHMENT_KINDS } from '@esteto/domain/file/file-kinds';
import { attachmentForm } from '@esteto/domain/invoice/attachment';
import { invoiceFilters, invoiceRequestForm } from '@esteto/domain/invoice/invoice-form';
import { requirementAnswerForm } from '@esteto/domain/invoice/requirement-form';
import { paymentForm } from '@esteto/domain/payment/payment-form';
import { invoices } from './access.ts';
import { del, get, post } from './endpoint.ts';
import { invoiceDetail, invoiceExchange, invoiceRow } from './invoice-answer.ts';
import { listQuery, page } from './list.ts';
import { versioned } from './record.ts';

export const INVOICE_SORTS = ['requested_at', 'competence', 'due_date', 'net_amount'] as const;

/** The doctor's side. An employee without 'view all invoices' sees only what they asked for. */
export const invoice = {
  list: get('invoices', {
    summary: 'Notas da empresa.',
    who: invoices.view,
    query: listQuery(INVOICE_SORTS, invoiceFilters),
    answer: page(invoiceRow),
  }),
  detail: get('invoices/:id', { summary: 'Uma nota.', who: invoices.view, answer: invoiceDetail }),
  request: post('invoices', { summary: 'Solicita uma nota.', who: invoices.edit, body: invoiceRequestForm, answer: invoiceDetail }),
  receive: post('invoices/:id/payments', {
    summary: 'Registra um recebimento da nota, inteiro ou em parte.',
    who: invoices.edit,
    body: versioned(paymentForm),
    answer: invoiceDetail,
  }),
  undoPayment: del('invoices/:id/payments/:payment_id', {
    summary: 'Desfaz um recebimento da nota.',
    who: invoices.delete,
    answer: invoiceDetail,
  }),
  answerRequirement: post('invoices/:id/requirements/:requirement_id/answer', {
    summary: 'Responde uma exigência da nota.',
    who: invoices.edit,
    body: versioned(requirementAnswerForm),
    answer: invoiceExchange,
  }),
  attach: post('invoices/:id/attachments', {
    summary: 'Anexa um arquivo à nota, ou à resposta de uma exigência.',
    who: invoices.edit,
    body: attachmentForm,
    upload: { kinds: INVOICE_ATTACHMENT_KINDS },
    answer: invoiceExchange,
  }),
  detach: del('invoices/:id/attachments/:attachment_id', {
    summary: 'Retira da nota um arquivo que a própria pessoa anexou.',
    who: invoices.edit,
    answer: invoiceExchange,
  }),
  mirror: get('invoices/:id/mirror', { summary: "O 'Espelho da NFS-e' em PDF.", who: invoices.view, answer: 'file' }),
  document: get('invoices/:id/documents/:document', { summary: 'Um arquivo da nota.', who: invoices.view, answer: 'file' }),
};
