import { cents, instant, isoDate, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { invoiceEditForm, invoiceIssueForm } from './invoice-form.ts';
import { INVOICE_STATUSES, type InvoiceStatus, invoiceStatusLabel } from './invoice-status.ts';

/** Why an issued invoice is cancelled (event 101101 of the national layout). */
export const CANCEL_REASONS = ['1', '2', '9'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const cancelReasonLabel: Record<CancelReason, string> = {
  '1': 'Erro na emissão',
  '2': 'Serviço não prestado',
  '9': 'Outros',
};

/** What became of the wish to cancel a note: asked of staff, then of the emitter, done, or denied, after which the note stands as it stood. */
export const CANCEL_EVENT_STATUSES = ['asked', 'requested', 'done', 'denied'] as const;
export type CancelEventStatus = (typeof CANCEL_EVENT_STATUSES)[number];

/** The doctor asked for it, and staff have not decided yet. */
export const isCancellationAsked = (invoice: { status: InvoiceStatus; cancel_event_status: CancelEventStatus | null }): boolean =>
  invoice.status === 'cancellation_requested' && invoice.cancel_event_status === 'asked';

/** Every field that the history of an invoice names, filled in by a person or following from an action. */
export const invoiceRecord = object({
  ...invoiceEditForm.fields,
  ...invoiceIssueForm.fields,
  status: oneOf('Situação', INVOICE_STATUSES, invoiceStatusLabel),
  authorized_at: instant('Autorizada em'),
  sent_at: instant('Enviada em'),
  paid_at: isoDate('Paga em'),
  cancelled_at: instant('Cancelada em'),
  iss_amount: cents('Valor do ISS'),
  withheld_total: cents('Total retido'),
  net_amount: cents('Valor líquido'),
  received_amount: cents('Valor recebido'),
  withheld_on_payment: cents('Retido ou descontado no recebimento'),
  cancel_reason: oneOf('Motivo do cancelamento', CANCEL_REASONS, cancelReasonLabel),
  cancel_text: longText('Justificativa do cancelamento'),
  cancel_answer: longText('Resposta ao pedido de cancelamento'),
  discard_reason: longText('Motivo do descarte'),
  last_rejection_code: text('Código da rejeição'),
  last_rejection_message: longText('Mensagem da rejeição'),
});
