import { invoiceFilters, invoiceRequestForm } from '@esteto/domain/invoice/invoice-form';
import { paymentForm } from '@esteto/domain/payment/payment-form';
import { invoices } from './access.ts';
import { del, get, post } from './endpoint.ts';
import { invoiceDetail, invoiceRow } from './invoice-answer.ts';
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
  mirror: get('invoices/:id/mirror', { summary: "O 'Espelho da NFS-e' em PDF.", who: invoices.view, answer: 'file' }),
  document: get('invoices/:id/documents/:document', { summary: 'Um arquivo da nota.', who: invoices.view, answer: 'file' }),
};
