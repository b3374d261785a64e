import { type InvoiceAction, type InvoiceActor, invoiceMachine } from '@esteto/domain/billing/invoice/invoice-life';
import type { InvoiceStatus } from '@esteto/domain/billing/invoice/invoice-status';
import type { RowUpdate } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { type InvoiceRecord, invoices } from '../../../tables/invoice/invoice.tables.ts';
import { concludeAnswered } from './requirement.repository.ts';

export type Move = {
  action: InvoiceAction;
  by: InvoiceActor;
  values?: RowUpdate<typeof invoices>;
  reason?: string | null;
  /** Where an action that goes back leads; where the invoice was before its cancellation was asked for, unless said otherwise. */
  before?: InvoiceStatus;
};

/** Does an action of the state machine to an invoice that the transaction has locked. */
export const move = (
  tx: Tx,
  invoice: InvoiceRecord,
  { action, by, values = {}, reason, before = invoice.status_before_cancel ?? undefined }: Move,
): Promise<InvoiceRecord> =>
  tx.move(invoices, invoiceMachine, invoice, { action, by, reason, before }, async ({ through }) => {
    // Whoever goes on from an answer has taken it.
    if (invoice.status === 'answered' && through.includes('in_preparation')) await concludeAnswered(tx, invoice);
    return { ...values, status_at: tx.now };
  });
