import type { EventChange } from '@esteto/domain/event/change-list';
import { type InvoiceAction, type InvoiceActor, invoiceMachine } from '@esteto/domain/invoice/invoice-life';
import type { InvoiceStatus } from '@esteto/domain/invoice/invoice-status';
import { AppError } from '../../platform/http/app-error.ts';
import type { RowUpdate } from '../../platform/work/record-table.ts';
import type { Tx } from '../../platform/work/work.ts';
import { type InvoiceRecord, invoices } from './invoice.tables.ts';
import { concludeAnswered } from './requirement/requirement.repository.ts';

export type Move = {
  action: InvoiceAction;
  by: InvoiceActor;
  values?: RowUpdate<typeof invoices>;
  reason?: string | null;
  /** Where an action that goes back leads; where the invoice was before its cancellation was asked for, unless said otherwise. */
  before?: InvoiceStatus;
};

/**
 * Does an action of the state machine to an invoice that the transaction has locked. Every status on the way is told in the event. An illegal one
 * is refused with 422 and the names of the legal ones.
 */
export const move = async (
  tx: Tx,
  invoice: InvoiceRecord,
  { action, by, values = {}, reason = null, before }: Move,
): Promise<InvoiceRecord> => {
  const result = invoiceMachine.transition(invoice.status, action, { by, before: before ?? invoice.status_before_cancel, reason });
  if (!result.ok)
    throw new AppError(422, { message: result.message, code: result.problem === 'illegal' ? 'illegal_transition' : result.problem });
  const passed = [invoice.status, ...result.through];
  // Whoever goes on from an answer has taken it.
  if (invoice.status === 'answered' && passed.includes('in_preparation')) await concludeAnswered(tx, invoice);
  return tx.change(
    invoices,
    { ...invoice, status: passed.at(-1) ?? invoice.status },
    { ...values, status: result.to, status_at: tx.now },
    { action: result.event, company_id: invoice.company_id, reason, passing: passed.slice(1).map((to, index) => step(passed[index], to)) },
  );
};

const step = (from: InvoiceStatus | undefined, to: InvoiceStatus): EventChange => ({
  path: 'status',
  old: from ?? null,
  new: to,
  kind: 'modified',
});
