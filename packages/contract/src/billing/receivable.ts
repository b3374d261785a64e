import {
  cancellationDenialForm,
  invoiceCancelForm,
  invoiceDiscardForm,
  invoiceSubstituteForm,
} from '@esteto/domain/billing/invoice/invoice-cancel-form';
import {
  invoiceEditForm,
  invoiceIssueForm,
  invoiceTransmitForm,
  receivableFilters,
  receivableRequestForm,
} from '@esteto/domain/billing/invoice/invoice-form';
import { requirementReturnForm, requirementsForm } from '@esteto/domain/billing/invoice/requirement-form';
import { invoiceEmailForm } from '@esteto/domain/billing/invoice-email/invoice-email-form';
import { paymentForm } from '@esteto/domain/billing/payment/payment-form';
import { INVOICE_DOCUMENT_KINDS } from '@esteto/domain/company/file/file-kinds';
import { id, object } from '@esteto/domain/shared/schema/fields';
import { archiving, receipts, receivables } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { listQuery } from '../list.ts';
import { versioned } from '../record.ts';
import { INVOICE_SORTS } from './invoice.ts';
import { invoiceDetail, invoiceExchange, invoicePage } from './invoice-answer.ts';
import { effectsQuery, invoiceEffectsAnswer } from './invoice-effects.ts';
import { invoiceEmailRow, invoiceEmails, invoiceParties, issuingCheck } from './receivable-answer.ts';

/** Invoices at the staff: every company's accounts receivable. */
export const receivable = {
  list: get('admin/invoices', {
    summary: 'Contas a receber de todas as empresas.',
    who: receivables.view,
    query: listQuery(INVOICE_SORTS, receivableFilters),
    answer: invoicePage,
  }),
  detail: get('admin/invoices/:id', { summary: 'Uma nota.', who: receivables.view, answer: invoiceDetail }),
  request: post('admin/invoices', {
    summary: 'Solicita uma nota em nome de uma empresa.',
    who: receivables.edit,
    body: receivableRequestForm,
    answer: invoiceDetail,
  }),
  parties: get('admin/invoices/parties', {
    summary: 'A empresa e o tomador de uma nota a solicitar, com o que ela costuma ter.',
    who: receivables.view,
    query: object({ client_id: id('Tomador').required() }),
    answer: invoiceParties,
  }),
  effects: get('admin/invoices/effects', {
    summary: 'O que uma nota da empresa faz com o DAS, o fator R e os lucros do mês.',
    who: receivables.view,
    query: effectsQuery.shape({ company_id: id('Empresa').required() }),
    answer: invoiceEffectsAnswer,
  }),
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
    body: versioned(invoiceTransmitForm),
    answer: invoiceDetail,
  }),
  cancel: post('admin/invoices/:id/cancel', {
    summary: 'Cancela uma nota emitida, no emissor por onde ela saiu.',
    who: receivables.edit,
    body: versioned(invoiceCancelForm),
    answer: invoiceDetail,
  }),
  denyCancellation: post('admin/invoices/:id/cancellation/deny', {
    summary: 'Nega o cancelamento que o médico pediu, com o motivo que ele lê; a nota continua valendo.',
    who: receivables.edit,
    body: versioned(cancellationDenialForm),
    answer: invoiceDetail,
  }),
  discard: post('admin/invoices/:id/discard', {
    summary: 'Descarta uma solicitação, com o motivo que o médico lê.',
    who: receivables.edit,
    body: versioned(invoiceDiscardForm),
    answer: invoiceDetail,
  }),
  substitute: post('admin/invoices/:id/substitute', {
    summary: 'Abre a nota que toma o lugar desta; a troca acontece quando a nova for autorizada.',
    who: receivables.edit,
    body: versioned(invoiceSubstituteForm),
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
  emails: get('admin/invoices/:id/emails', {
    summary: 'Os e-mails da nota ao tomador, e o próximo em rascunho.',
    who: receivables.view,
    answer: invoiceEmails,
  }),
  sendEmail: post('admin/invoices/:id/emails', {
    summary: 'Envia a nota ao tomador com PDF e XML. A mensagem sai em seguida; se o servidor não a aceita, há novas tentativas.',
    who: receivables.edit,
    body: invoiceEmailForm,
    answer: invoiceEmailRow,
  }),
  archive: post('admin/invoices/:id/archive', {
    summary: 'Tira a nota da lista da equipe; ela fica no filtro Arquivadas.',
    who: archiving.edit,
    answer: invoiceDetail,
  }),
  unarchive: post('admin/invoices/:id/unarchive', {
    summary: 'Devolve a nota à lista da equipe.',
    who: archiving.edit,
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
