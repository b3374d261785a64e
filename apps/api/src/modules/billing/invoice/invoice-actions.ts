import type { InvoiceActor } from '@esteto/domain/billing/invoice/invoice-life';
import type { SubstitutionReason } from '@esteto/domain/billing/nfse/dps';
import type { Deps } from '../../../deps.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import { type AnyActor, systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { type InvoiceRecord, invoices } from '../../../tables/invoice/invoice.tables.ts';
import { dueIds, lockDue } from './invoice.repository.ts';
import { type Move, move } from './invoice-move.ts';
import { type InvoiceScope, inScope } from './invoice-scope.ts';

export type InvoiceActions = ReturnType<typeof invoiceActions>;

/** Which invoice, as far as the person sees it, and in which part they act. */
export type Target = { id: number; scope: InvoiceScope; by: InvoiceActor };

const EXPIRE_BATCH = 200;

/** What happens to an invoice before and after it is issued. Each is one step of the state machine, in a transaction with its event. */
export const invoiceActions = ({ db, work, clock }: Pick<Deps, 'db' | 'work' | 'clock'>) => {
  const act = (actor: AnyActor, { id, scope, by }: Target, plan: (invoice: InvoiceRecord, tx: Tx) => Omit<Move, 'by'>) =>
    work(actor, async (tx) => {
      const invoice = await tx.lock(invoices, { id, version: null, scope: inScope(scope) });
      return move(tx, invoice, { by, ...plan(invoice, tx) });
    });

  return {
    startPreparation: (actor: AnyActor, target: Target) =>
      act(actor, target, (_invoice, tx) => ({ action: 'start_preparation', values: { responsible_id: tx.actor.user?.id ?? null } })),

    markReady: (actor: AnyActor, target: Target) => act(actor, target, () => ({ action: 'mark_ready' })),

    transmit: (actor: AnyActor, target: Target) => act(actor, target, () => ({ action: 'transmit' })),

    reject: (actor: AnyActor, target: Target, { code, message }: { code: string; message: string }) =>
      act(actor, target, ({ rejection_history }, tx) => ({
        action: 'reject',
        reason: message,
        values: {
          last_rejection_code: code,
          last_rejection_message: message,
          rejection_history: [...rejection_history, { code, message, at: tx.now }],
        },
      })),

    send: (actor: AnyActor, target: Target) => act(actor, target, (_invoice, tx) => ({ action: 'send', values: { sent_at: tx.now } })),

    cancel: (actor: AnyActor, target: Target) =>
      act(actor, target, (_invoice, tx) => ({ action: 'cancel', values: { cancelled_at: tx.now, cancel_event_status: 'done' } })),

    /** `successor` is the invoice that takes this one's place. */
    replace: (
      actor: AnyActor,
      target: Target,
      { successor, reason, text }: { successor: number; reason: SubstitutionReason; text: string },
    ) =>
      act(actor, target, () => ({
        action: 'replace',
        reason: text,
        values: { substituted_by_id: successor, substitution_reason: reason },
      })),

    /** What was due before today and is not paid falls overdue. A job: batch by batch, and nothing is left to do when it runs again. */
    expireDue: async (request_id: string): Promise<number> => {
      let expired = 0;
      const next = (after: number) => dueIds(db, clock.today(), { after, limit: EXPIRE_BATCH });
      await inBatches('invoices', next, async (ids) => {
        expired += await work(systemActor(request_id), async (tx) => {
          const due = await lockDue(tx.db, clock.today(), ids);
          for (const invoice of due) await move(tx, invoice, { action: 'expire', by: 'system' });
          return due.length;
        });
      });
      return expired;
    },
  };
};
