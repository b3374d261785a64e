import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import { type InvoiceStatus, invoiceStatusLabel } from './invoice-status.ts';

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const invoiceEventLabel = {
  'attachment.added': 'Arquivo anexado',
  'attachment.removed': 'Arquivo retirado',
  'invoice.requested': 'Nota solicitada',
  'invoice.edited': 'Nota alterada',
  'invoice.preparation_started': 'Preparação iniciada',
  'invoice.requirement_opened': 'Exigência aberta',
  'invoice.requirement_answered': 'Exigência respondida',
  'invoice.requirement_returned': 'Exigência devolvida',
  'invoice.requirement_concluded': 'Exigência concluída',
  'invoice.made_ready': 'Nota pronta para emitir',
  'invoice.issued': 'Nota emitida',
  'invoice.transmitted': 'Nota transmitida',
  'invoice.authorized': 'Nota autorizada',
  'invoice.rejected': 'Nota rejeitada',
  'invoice.withdrawn': 'Solicitação retirada',
  'invoice.discarded': 'Nota descartada',
  'invoice.sent': 'Nota enviada ao tomador',
  'invoice.partially_received': 'Recebimento parcial registrado',
  'invoice.received': 'Recebimento registrado',
  'invoice.payment_undone': 'Recebimento desfeito',
  'invoice.expired': 'Nota vencida',
  'invoice.cancellation_asked': 'Cancelamento pedido à equipe',
  'invoice.cancellation_requested': 'Cancelamento solicitado',
  'invoice.cancelled': 'Nota cancelada',
  'invoice.substitution_started': 'Nota substituta aberta',
  'invoice.cancellation_denied': 'Cancelamento negado',
  'invoice.replaced': 'Nota substituída',
  'invoice.archived': 'Nota arquivada',
  'invoice.unarchived': 'Nota desarquivada',
  'invoice.email_failed': 'E-mail ao tomador não enviado',
  'invoice.email_bounced': 'E-mail ao tomador devolvido',
  'invoice.document_rendered': 'Espelho da NFS-e gerado',
  'invoice.document_uploaded': 'NFS-e oficial anexada',
  'invoice.attachment_added': 'Arquivo anexado',
  'invoice.attachment_removed': 'Arquivo retirado',
} as const;

// What moves an invoice from one status to another, who may do it, and the event it leaves in the history.

type Event = keyof typeof invoiceEventLabel;

export type InvoiceActor = 'doctor' | 'staff' | 'system';

const actions = {
  start_preparation: {
    label: 'Iniciar preparação',
    by: ['staff'],
    event: 'invoice.preparation_started',
    paths: { requested: ['in_preparation'], answered: ['in_preparation'], rejected: ['in_preparation'] },
  },
  open_requirement: {
    label: 'Abrir exigência',
    by: ['staff'],
    event: 'invoice.requirement_opened',
    paths: {
      requested: ['in_preparation', 'requirement'],
      in_preparation: ['requirement'],
      requirement: ['requirement'],
      answered: ['requirement'],
      rejected: ['in_preparation', 'requirement'],
    },
  },
  answer_requirement: {
    label: 'Responder exigência',
    by: ['doctor', 'staff'],
    event: 'invoice.requirement_answered',
    paths: { requirement: [] },
    back_to: ['answered', 'requirement'],
  },
  return_requirement: {
    label: 'Devolver exigência',
    by: ['staff'],
    event: 'invoice.requirement_returned',
    asks_reason: true,
    paths: { requirement: ['requirement'], answered: ['requirement'] },
  },
  conclude_requirement: {
    label: 'Concluir exigência',
    by: ['staff'],
    event: 'invoice.requirement_concluded',
    paths: { requirement: [], answered: [] },
    back_to: ['in_preparation', 'answered', 'requirement'],
  },
  mark_ready: {
    label: 'Marcar como pronta',
    by: ['staff'],
    event: 'invoice.made_ready',
    paths: {
      requested: ['in_preparation', 'ready'],
      in_preparation: ['ready'],
      answered: ['in_preparation', 'ready'],
      rejected: ['in_preparation', 'ready'],
    },
  },
  issue: {
    label: 'Emitir',
    by: ['staff'],
    event: 'invoice.issued',
    paths: {
      requested: ['in_preparation', 'ready', 'authorized'],
      in_preparation: ['ready', 'authorized'],
      answered: ['in_preparation', 'ready', 'authorized'],
      ready: ['authorized'],
      rejected: ['in_preparation', 'ready', 'authorized'],
    },
  },
  transmit: {
    label: 'Transmitir',
    by: ['staff', 'system'],
    event: 'invoice.transmitted',
    paths: {
      requested: ['in_preparation', 'ready', 'sending'],
      in_preparation: ['ready', 'sending'],
      answered: ['in_preparation', 'ready', 'sending'],
      ready: ['sending'],
      rejected: ['in_preparation', 'ready', 'sending'],
    },
  },
  authorize: { label: 'Autorizar', by: ['system'], event: 'invoice.authorized', paths: { sending: ['authorized'] } },
  reject: { label: 'Rejeitar', by: ['system'], event: 'invoice.rejected', paths: { sending: ['rejected'] } },
  // Only while nobody at the team has the note in hand, perhaps typed into the city's page already.
  withdraw: {
    label: 'Desistir da solicitação',
    by: ['doctor'],
    event: 'invoice.withdrawn',
    asks_reason: true,
    paths: { requested: ['discarded'], requirement: ['discarded'] },
  },
  discard: {
    label: 'Descartar',
    by: ['staff'],
    event: 'invoice.discarded',
    asks_reason: true,
    paths: {
      requested: ['discarded'],
      in_preparation: ['discarded'],
      requirement: ['discarded'],
      answered: ['discarded'],
      ready: ['discarded'],
      rejected: ['discarded'],
    },
  },
  send: { label: 'Enviar ao tomador', by: ['doctor', 'staff', 'system'], event: 'invoice.sent', paths: { authorized: ['sent'] } },
  receive_part: {
    label: 'Registrar recebimento parcial',
    by: ['doctor', 'staff', 'system'],
    event: 'invoice.partially_received',
    paths: { authorized: ['partially_paid'], sent: ['partially_paid'], overdue: ['partially_paid'], partially_paid: ['partially_paid'] },
  },
  receive: {
    label: 'Registrar recebimento',
    by: ['doctor', 'staff', 'system'],
    event: 'invoice.received',
    paths: { authorized: ['paid'], sent: ['paid'], overdue: ['paid'], partially_paid: ['paid'] },
  },
  undo_payment: {
    label: 'Desfazer recebimento',
    by: ['doctor', 'staff', 'system'],
    event: 'invoice.payment_undone',
    paths: { partially_paid: [], paid: [] },
    back_to: ['partially_paid', 'authorized', 'sent', 'overdue'],
  },
  expire: { label: 'Vencer', by: ['system'], event: 'invoice.expired', paths: { authorized: ['overdue'], sent: ['overdue'] } },
  ask_cancellation: {
    label: 'Pedir cancelamento',
    by: ['doctor'],
    event: 'invoice.cancellation_asked',
    asks_reason: true,
    paths: { authorized: ['cancellation_requested'], sent: ['cancellation_requested'] },
  },
  // The cancellation is asked of the emitter, also where the doctor had asked staff for it.
  request_cancellation: {
    label: 'Solicitar cancelamento',
    by: ['staff'],
    event: 'invoice.cancellation_requested',
    paths: {
      authorized: ['cancellation_requested'],
      sent: ['cancellation_requested'],
      cancellation_requested: ['cancellation_requested'],
    },
  },
  cancel: {
    label: 'Cancelar nota',
    by: ['staff', 'system'],
    event: 'invoice.cancelled',
    paths: {
      authorized: ['cancellation_requested', 'cancelled'],
      sent: ['cancellation_requested', 'cancelled'],
      cancellation_requested: ['cancelled'],
    },
  },
  deny_cancellation: {
    label: 'Negar cancelamento',
    by: ['staff', 'system'],
    event: 'invoice.cancellation_denied',
    paths: { cancellation_requested: ['cancellation_denied'] },
    back_to: ['authorized', 'sent'],
  },
  replace: {
    label: 'Substituir',
    by: ['staff', 'system'],
    event: 'invoice.replaced',
    paths: { authorized: ['replaced'], sent: ['replaced'] },
  },
} as const satisfies Record<string, Action<InvoiceStatus, InvoiceActor, Event>>;

export type InvoiceAction = keyof typeof actions;

export const invoiceMachine = stateMachine<InvoiceStatus, InvoiceAction, InvoiceActor, Event>({
  field: 'status',
  names: { the: 'A nota', this: 'esta nota' },
  labels: invoiceStatusLabel,
  actions,
});
