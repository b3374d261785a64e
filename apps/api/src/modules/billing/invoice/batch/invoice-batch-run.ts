import type { BatchAction } from '@esteto/domain/billing/invoice-batch/batch-action';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { tellFailures } from '../../../../platform/jobs/each.ts';
import type { AnyActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { type InvoiceBatchRecord, invoiceBatches } from '../../../../tables/invoice/invoice-batch.tables.ts';
import { actorFor, type UserService } from '../../../identity/user/user.service.ts';
import { setArchived } from '../archiving.service.ts';
import { type InvoiceEmailService, SEND_EMAILS } from '../email/invoice-email.service.ts';
import { withParties } from '../invoice.repository.ts';
import { exportCells } from './export-cells.ts';
import * as batches from './invoice-batch.repository.ts';

type RunDeps = Pick<Deps, 'db' | 'work' | 'jobs'> & { users: UserService; emails: InvoiceEmailService };

/** Invoices of one batch before another batch has its turn: nobody's three wait for somebody's ten thousand. */
const TURN = 50;

/**
 * Does what batches ask for until nothing waits. A job: several may run beside each other, for each row is locked until its result is written in the
 * transaction of its effect. So it happens once, and a server that was killed goes on with what is left.
 */
export const invoiceBatchRun = ({ db, work, jobs, users, emails }: RunDeps) => {
  const effects: Record<BatchAction, (tx: Tx, invoice_id: number) => Promise<batches.RowResult>> = {
    archive: (tx, id) => setArchived(tx, id, true).then(() => ({})),
    unarchive: (tx, id) => setArchived(tx, id, false).then(() => ({})),
    email: async (tx, id) => ({ email_id: (await emails.writeDraft(tx, id)).id }),
    export: async (tx, id) => ({ cells: exportCells(await withParties(tx.db, 'every_company', id)) }),
  };

  /** False when nothing is left to take up. */
  const doNext = async (actor: AnyActor, { id, action }: InvoiceBatchRecord): Promise<boolean> => {
    let invoiceId: number | null = null;
    try {
      return await work(actor, async (tx) => {
        invoiceId = await batches.lockNext(tx.db, id);
        if (invoiceId === null) return false;
        await batches.settle(tx.db, id, invoiceId, await effects[action](tx, invoiceId));
        return true;
      });
    } catch (error) {
      // A refusal that a person is meant to read is the row's result; anything else ends the job, which runs again.
      if (!(error instanceof AppError) || invoiceId === null) throw error;
      const { message } = error;
      const refused: number = invoiceId;
      await work(actor, (tx) => batches.fail(tx.db, id, refused, message));
      return true;
    }
  };

  /** True when something was done. */
  const takeTurn = async (batch: InvoiceBatchRecord, request_id: string): Promise<boolean> => {
    const actor = await actorFor(users, batch.created_by, request_id);
    let done = 0;
    while (done < TURN && (await doNext(actor, batch))) done += 1;
    await work(actor, async (tx) => {
      if (batch.action === 'email' && done > 0) await jobs.enqueue(tx, SEND_EMAILS, {}, `invoice-batch-${batch.id}`);
      if (done === TURN) return;
      const current = await tx.lock(invoiceBatches, { id: batch.id, version: null, scope: undefined });
      if (current.finished_at !== null || (await batches.isWaiting(tx.db, batch.id))) return;
      await tx.change(invoiceBatches, current, { finished_at: tx.now }, { action: 'invoice_batch.finished' });
    });
    return done > 0;
  };

  /** Ends when a round finds nothing to take up: what is still open then is at another job. */
  return async (request_id: string): Promise<void> => {
    const failures = new Map<number, unknown>();
    let isBusy = true;
    while (isBusy) {
      isBusy = false;
      for (const batch of await batches.unfinished(db)) {
        if (failures.has(batch.id)) continue;
        // One that stumbles holds no other.
        const isMoving = await takeTurn(batch, request_id).catch((error: unknown) => void failures.set(batch.id, error));
        if (isMoving) isBusy = true;
      }
    }
    tellFailures('batches', failures);
  };
};
