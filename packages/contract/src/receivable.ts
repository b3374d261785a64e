import { INVOICE_DOCUMENT_KINDS } from '@esteto/domain/file/file-kinds';
import { invoiceEditForm, invoiceIssueForm, receivableFilters } from '@esteto/domain/invoice/invoice-form';
import { requirementReturnForm, requirementsForm } from '@esteto/domain/invoice/requirement-form';
import { paymentForm } from '@esteto/domain/payment/payment-form';
import { object } from '@esteto/domain/shared/schema/fields';
import { receipts, receivables } from './access.ts';
import { del, get, post, put } from './endpoint.ts';
import { history } from './history.ts';
import { INVOICE_SORTS } from './invoice.ts';
import { invoiceDetail, invoiceExchange, invoiceRow } from './invoice-answer.ts';
import { listQuery, page } from './list.ts';
import { versioned } from './record.ts';

/** Invoices at the staff: every company's accounts receivable. */
export const receivable = {
  list: get('admin/invoices', {
    summary: 'Contas a receber de todas as empresas.',
    who: receivables.view,
    query: listQuery(INVOICE_SORTS, receivableFilters),
    answer: page(invoiceRow),
  }),
  detail: get('admin/invoices/:id', { summary: 'Uma nota.', who: receivables.view, answer: invoiceDetail }),
  update: put('admin/invoices/:id', {
    summary: 'Altera uma nota que ainda não foi emitida.',
    who: receivables.edit,
    body: versioned(invoiceEditForm),
    answer: invoiceDetail,
  }),
  issue: post('admin/invoices/:id/issue', {
    summary: 'Emite à mão: número e código de verificação copiados do emissor.',
    who: receivables.edit,
    body: versioned(invoiceIssueForm),
    answer: invoiceDetail,
  }),
  receive: post('admin/invoices/:id/payments', {
    summary: 'Registra um recebimento da nota, inteiro ou em parte.',
    who: receipts.edit,
    body: versioned(paymentForm),
    answer: invoiceDetail,
  }),
  undoPayment: del('admin/invoices/:id/payments/:payment_id', {
    summary: 'Desfaz um recebimento da nota.',
    who: receipts.delete,
    answer: invoiceDetail,
  }),
  openRequirements: post('admin/invoices/:id/requirements', {
    summary: 'Abre uma ou mais exigências: o que falta do médico para emitir.',
    who: receivables.edit,
    body: versioned(requirementsForm),
    answer: invoiceExchange,
  }),
  returnRequirement: post('admin/invoices/:id/requirements/:requirement_id/return', {
    summary: 'Devolve a resposta de uma exigência, com o que ainda falta.',
    who: receivables.edit,
    body: versioned(requirementReturnForm),
    answer: invoiceExchange,
  }),
  concludeRequirement: post('admin/invoices/:id/requirements/:requirement_id/conclude', {
    summary: 'Conclui uma exigência.',
    who: receivables.edit,
    body: versioned(object({})),
    answer: invoiceExchange,
  }),
  history: get('admin/invoices/:id/history', { summary: 'O que aconteceu com a nota.', who: receivables.view, answer: history }),
  mirror: get('admin/invoices/:id/mirror', { summary: "O 'Espelho da NFS-e' em PDF.", who: receivables.view, answer: 'file' }),
  attach: post('admin/invoices/:id/documents', {
    summary: 'Anexa a NFS-e oficial (PDF ou XML).',
    who: receivables.edit,
    upload: { kinds: INVOICE_DOCUMENT_KINDS },
    answer: invoiceDetail,
  }),
  document: get('admin/invoices/:id/documents/:document', { summary: 'Um arquivo da nota.', who: receivables.view, answer: 'file' }),
};
