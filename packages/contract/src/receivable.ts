import { INVOICE_DOCUMENT_KINDS } from '@esteto/domain/file/file-kinds';
import { invoiceCancelForm, invoiceSubstituteForm } from '@esteto/domain/invoice/invoice-cancel-form';
import { invoiceEditForm, invoiceFilters, invoiceIssueForm } from '@esteto/domain/invoice/invoice-form';
import { id, object } from '@esteto/domain/shared/fields';
import { receivables } from './access.ts';
import { get, post, put } from './endpoint.ts';
import { history } from './history.ts';
import { INVOICE_SORTS } from './invoice.ts';
import { invoiceDetail, invoiceRow } from './invoice-answer.ts';
import { issuingCheck } from './issuing.ts';
import { listQuery, page } from './list.ts';
import { versioned } from './record.ts';

/** Invoices at the staff: every company's accounts receivable. */
export const receivable = {
  list: get('admin/invoices', {
    summary: 'Contas a receber de todas as empresas.',
    who: receivables.view,
    query: listQuery(INVOICE_SORTS, invoiceFilters.shape({ company_id: id('Empresa') })),
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
  preflight: get('admin/invoices/:id/preflight', {
    summary: 'Como a nota será emitida e o que ainda falta, sem consultar ninguém.',
    who: receivables.view,
    answer: issuingCheck,
  }),
  transmit: post('admin/invoices/:id/transmit', {
    summary: 'Emite pelo emissor nacional. Sem resposta dele, a nota fica em "Enviando" e o resultado vem depois.',
    who: receivables.edit,
    body: versioned(object({})),
    answer: invoiceDetail,
  }),
  cancel: post('admin/invoices/:id/cancel', {
    summary: 'Cancela uma nota emitida, no emissor por onde ela saiu.',
    who: receivables.edit,
    body: versioned(invoiceCancelForm),
    answer: invoiceDetail,
  }),
  substitute: post('admin/invoices/:id/substitute', {
    summary: 'Abre a nota que toma o lugar desta; a troca acontece quando a nova for autorizada.',
    who: receivables.edit,
    body: versioned(invoiceSubstituteForm),
    answer: invoiceDetail,
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
