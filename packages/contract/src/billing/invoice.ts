import { attachmentForm } from '@esteto/domain/billing/invoice/attachment';
import { invoiceCancelForm, invoiceDiscardForm } from '@esteto/domain/billing/invoice/invoice-cancel-form';
import { invoiceRequestForm, ownInvoiceFilters } from '@esteto/domain/billing/invoice/invoice-form';
import { requirementAnswerForm } from '@esteto/domain/billing/invoice/requirement-form';
import { recurrenceChangeForm, recurrenceStartForm } from '@esteto/domain/billing/invoice-recurrence/recurrence-form';
import { paymentForm } from '@esteto/domain/billing/payment/payment-form';
import { INVOICE_ATTACHMENT_KINDS } from '@esteto/domain/company/file/file-kinds';
import { object } from '@esteto/domain/shared/schema/fields';
import { invoices, partner } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { listQuery } from '../list.ts';
import { versioned } from '../record.ts';
import { invoiceDetail, invoiceExchange, invoicePage, invoiceRecurrenceAnswer } from './invoice-answer.ts';
import { effectsQuery, invoiceEffectsAnswer } from './invoice-effects.ts';

export const INVOICE_SORTS = ['requested_at', 'competence', 'due_date', 'net_amount'] as const;

/** The doctor's side. An employee without 'view all invoices' sees only what they asked for. */
export const invoice = {
  list: get('invoices', {
    summary: 'Notas da empresa.',
    who: invoices.view,
    query: listQuery(INVOICE_SORTS, ownInvoiceFilters),
    answer: invoicePage,
  }),
  detail: get('invoices/:id', { summary: 'Uma nota.', who: invoices.view, answer: invoiceDetail }),
  request: post('invoices', { summary: 'Solicita uma nota.', who: invoices.ask, body: invoiceRequestForm, answer: invoiceDetail }),
  /** For partners alone: the sums tell what the company invoiced, also to an employee who does not see every invoice. */
  effects: get('invoices/effects', {
    summary: 'O que uma nota faz com o DAS, o fator R e os lucros do mês.',
    who: partner(),
    query: effectsQuery,
    answer: invoiceEffectsAnswer,
  }),
  withdraw: post('invoices/:id/withdraw', {
    summary: 'Desiste de uma solicitação que a equipe ainda não preparou, com o motivo.',
    who: invoices.edit,
    body: versioned(invoiceDiscardForm),
    answer: invoiceDetail,
  }),
  askCancellation: post('invoices/:id/cancellation', {
    summary: 'Pede à equipe o cancelamento de uma nota emitida, com o motivo.',
    who: invoices.edit,
    body: versioned(invoiceCancelForm),
    answer: invoiceDetail,
  }),
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

  // Requests that repeat themselves every month.
  startRecurrence: post('invoice-recurrences', {
    summary: 'Solicita uma nota e repete o pedido todo mês.',
    who: invoices.repeat,
    body: recurrenceStartForm,
    answer: invoiceDetail,
  }),
  changeRecurrence: put('invoice-recurrences/:id', {
    summary: 'Muda o dia, o fim, o valor ou a descrição dos próximos pedidos.',
    who: invoices.edit,
    body: versioned(recurrenceChangeForm),
    answer: invoiceRecurrenceAnswer,
  }),
  pauseRecurrence: post('invoice-recurrences/:id/pause', {
    summary: 'Pausa a repetição: os meses da pausa não são pedidos.',
    who: invoices.edit,
    body: versioned(object({})),
    answer: invoiceRecurrenceAnswer,
  }),
  resumeRecurrence: post('invoice-recurrences/:id/resume', {
    summary: 'Retoma uma repetição pausada, do próximo mês em diante.',
    who: invoices.repeat,
    body: versioned(object({})),
    answer: invoiceRecurrenceAnswer,
  }),
  endRecurrence: post('invoice-recurrences/:id/end', {
    summary: 'Encerra a repetição; as notas já pedidas ficam.',
    who: invoices.edit,
    body: versioned(object({})),
    answer: invoiceRecurrenceAnswer,
  }),
};
