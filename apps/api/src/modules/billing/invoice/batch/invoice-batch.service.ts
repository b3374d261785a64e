import type { InvoiceBatchDetail, InvoiceSelection } from '@esteto/contract/billing/invoice-batch';
import { type BatchAction, MAX_BATCH, TOO_MANY_FOR_A_BATCH } from '@esteto/domain/billing/invoice-batch/batch-action';
import { csvText } from '@esteto/domain/shared/text/csv';
import type { Deps } from '../../../../deps.ts';
import { conflict, invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../../platform/http/bind.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import { invoiceBatches } from '../../../../tables/invoice/invoice-batch.tables.ts';
import { exportHeader } from './export-cells.ts';
import * as batches from './invoice-batch.repository.ts';

export const RUN_BATCHES = 'invoice-batches.run';

/** Many invoices at once. Here they are only written down; a job does one after the other (invoice-batch-run.ts). */
export const invoiceBatchService = ({ db, work, jobs }: Pick<Deps, 'db' | 'work' | 'jobs'>) => ({
  start:
    (action: BatchAction) =>
    (actor: SessionActor, { body }: { body: InvoiceSelection }): Promise<InvoiceBatchDetail> =>
      work(actor, async (tx) => {
        const { id } = await tx.insert(invoiceBatches, { action }, { action: 'invoice_batch.started' });
        const count = await batches.select(tx.db, id, body, { most: MAX_BATCH + 1, today: tx.today });
        if (count > MAX_BATCH) throw invalid({ filters: TOO_MANY_FOR_A_BATCH });
        if (count === 0 && body.filters) throw invalid({ filters: 'Nenhuma nota corresponde aos filtros.' });
        if (!body.filters && count < new Set(body.invoice_ids).size) throw notFound();
        await jobs.enqueue(tx, RUN_BATCHES, {}, `invoice-batch-${id}`);
        return batches.detail(tx.db, id);
      }),

  detail: (_actor: SessionActor, { id }: { id: number }) => batches.detail(db, id),

  /** Goes on in the name of whoever began it, with what failed. */
  retry: (actor: SessionActor, { id }: { id: number }): Promise<InvoiceBatchDetail> =>
    work(actor, async (tx) => {
      const batch = await tx.lock(invoiceBatches, { id, version: null, scope: undefined });
      if ((await batches.reopen(tx.db, id)) > 0) {
        await tx.change(invoiceBatches, batch, { finished_at: null }, { action: 'invoice_batch.retried' });
        await jobs.enqueue(tx, RUN_BATCHES, {}, `invoice-batch-${id}-${batch.version}`);
      }
      return batches.detail(tx.db, id);
    }),

  file: async (_actor: SessionActor, { id }: { id: number }): Promise<FileAnswer> => {
    const lines = await batches.exported(db, id);
    if (!lines) throw conflict('A planilha ainda não está pronta. Tente de novo em instantes.', 'not_ready');
    const text = csvText([exportHeader, ...lines]);
    return { bytes: Buffer.from(text), mime: 'text/csv; charset=utf-8', name: `contas-a-receber-${id}.csv` };
  },
});
