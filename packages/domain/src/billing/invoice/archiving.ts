import { type InvoiceStatus, invoiceStatusLabel, isOpen } from './invoice-status.ts';

/** Null when an invoice in this status may be archived; else why not. What still waits for staff or for the emitter would be lost from sight. */
export const archivingProblem = (status: InvoiceStatus): string | null =>
  isOpen(status) || status === 'cancellation_requested'
    ? `A nota está em "${invoiceStatusLabel[status]}" e ainda precisa de alguém: só se arquiva o que já foi emitido ou encerrado.`
    : null;
