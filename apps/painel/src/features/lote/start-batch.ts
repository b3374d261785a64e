import { call } from '@esteto/api-client/api';
import { readFailure } from '@esteto/api-client/read-error';
import { invoiceBatch } from '@esteto/contract/billing/invoice-batch';
import { receivableFilters } from '@esteto/domain/billing/invoice/invoice-form';
import { type BatchAction, batchTitle, MAX_BATCH, TOO_MANY_FOR_A_BATCH } from '@esteto/domain/billing/invoice-batch/batch-action';
import { showInCorner } from '@esteto/shell/frame/corner-panel';
import { toast } from '@esteto/ui/components/toast/toast';
import type { BulkSelection } from '@esteto/ui/patterns/data-table/row-action';
import type { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { newKey } from '@esteto/ui/patterns/form/new-key';
import { BatchCorner } from './batch-corner.tsx';
import { openBatch } from './open-batches.ts';

/** Begins it and shows how it goes in the corner. What leaves the house is asked about first; the rest can be undone. */
export const startBatch = async (
  action: BatchAction,
  { count, rows, everything }: BulkSelection<{ id: number }>,
  confirm: ReturnType<typeof useConfirm>,
): Promise<void> => {
  if (count > MAX_BATCH) {
    toast.error(TOO_MANY_FOR_A_BATCH);
    return;
  }
  const body = {
    invoice_ids: everything ? [] : rows.map(({ id }) => id),
    // Ids are texts in the address.
    filters: everything && receivableFilters.cast(everything.filters),
    except_ids: everything ? everything.except.map(Number) : [],
  };
  // One key for one press: a second click, or a retry after a lost answer, begins nothing more.
  const idempotency_key = newKey();
  const begin = async () => {
    const { id } = await call(invoiceBatch[action], { body, idempotency_key });
    openBatch(id);
    showInCorner(BatchCorner);
  };
  if (action === 'email') {
    await confirm({
      title: batchTitle(action, count),
      message: 'Cada tomador recebe a sua nota, com PDF e XML, nos e-mails do cadastro. O que não puder ir aparece com o motivo.',
      confirmLabel: 'Enviar',
      action: begin,
    });
    return;
  }
  await begin().catch((error: unknown) => toast.problem(readFailure(error, true)));
};
