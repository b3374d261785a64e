import type { Tone } from '../../shared/status/tone.ts';

// Where an invoice stands. Being archived is a flag, not a status.

export const INVOICE_STATUSES = [
  'requested',
  'in_preparation',
  'requirement',
  'answered',
  'ready',
  'sending',
  'authorized',
  'rejected',
  'discarded',
  'sent',
  'partially_paid',
  'paid',
  'overdue',
  'cancellation_requested',
  'cancellation_denied',
  'cancelled',
  'replaced',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export const invoiceStatusLabel: Record<InvoiceStatus, string> = {
  requested: 'Solicitada',
  in_preparation: 'Em preparação',
  requirement: 'Exigência',
  answered: 'Respondida',
  ready: 'Pronta',
  sending: 'Enviando',
  authorized: 'Autorizada',
  rejected: 'Rejeitada',
  discarded: 'Descartada',
  sent: 'Enviada ao tomador',
  partially_paid: 'Parcial',
  paid: 'Paga',
  overdue: 'Vencida',
  cancellation_requested: 'Cancelamento solicitado',
  cancellation_denied: 'Cancelamento negado',
  cancelled: 'Cancelada',
  replaced: 'Substituída',
};

export const invoiceStatusTone: Record<InvoiceStatus, Tone> = {
  requested: 'waiting',
  in_preparation: 'running',
  requirement: 'attention',
  answered: 'running',
  ready: 'running',
  sending: 'running',
  authorized: 'done',
  rejected: 'attention',
  discarded: 'ended',
  sent: 'done',
  partially_paid: 'waiting',
  paid: 'done',
  overdue: 'attention',
  cancellation_requested: 'waiting',
  cancellation_denied: 'attention',
  cancelled: 'ended',
  replaced: 'ended',
};

/** Asked for and not issued yet: the work of staff. */
export const OPEN_STATUSES = ['requested', 'in_preparation', 'requirement', 'answered', 'ready', 'sending', 'rejected'] as const;

/** Issued and worth money: an authorised document that nobody has cancelled or replaced. */
export const ISSUED_STATUSES = [
  'authorized',
  'sent',
  'partially_paid',
  'paid',
  'overdue',
  'cancellation_requested',
  'cancellation_denied',
] as const;

/** Over without money: discarded, cancelled or replaced. */
export const DEAD_STATUSES = ['discarded', 'cancelled', 'replaced'] as const;

const includes = (statuses: readonly InvoiceStatus[], status: InvoiceStatus): boolean => statuses.includes(status);

export const isOpen = (status: InvoiceStatus): boolean => includes(OPEN_STATUSES, status);

export const isIssued = (status: InvoiceStatus): boolean => includes(ISSUED_STATUSES, status);

export const isDead = (status: InvoiceStatus): boolean => includes(DEAD_STATUSES, status);

/** Money is still expected for it: issued, in force and not wholly paid. */
export const isReceivable = (status: InvoiceStatus): boolean => includes(['authorized', 'sent', 'partially_paid', 'overdue'], status);

/** Money is late: still expected after the day on which it was due, whether a part of it came or nothing. */
export const isLate = ({ status, due_date }: { status: InvoiceStatus; due_date: string | null | undefined }, today: string): boolean =>
  isReceivable(status) && (due_date ?? today) < today;

/** Its content may still be changed by staff. */
export const isEditable = (status: InvoiceStatus): boolean =>
  includes(['requested', 'in_preparation', 'requirement', 'answered', 'ready', 'rejected'], status);

// What the state machine says (a test holds each against it), for lists, which start without the machine.

export const isIssuable = (status: InvoiceStatus): boolean => isEditable(status) && status !== 'requirement';

/** Something was asked of the doctor that staff may conclude. */
export const isAsked = (status: InvoiceStatus): boolean => includes(['requirement', 'answered'], status);

export const isCancellable = (status: InvoiceStatus): boolean => includes(['authorized', 'sent', 'cancellation_requested'], status);
