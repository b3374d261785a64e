import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { archivingProblem } from '@esteto/domain/billing/invoice/archiving';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { AnyActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { detail } from './invoice.repository.ts';

/** A flag beside the status, and a word in the history. */
export const archivingService = ({ work }: Pick<Deps, 'work'>) => {
  const shown =
    (is_archived: boolean) =>
    (actor: AnyActor, { id }: { id: number }) =>
      work(actor, async (tx): Promise<InvoiceDetail> => {
        await setArchived(tx, id, is_archived);
        return detail(tx.db, 'every_company', id);
      });
  return { archive: shown(true), unarchive: shown(false) };
};

/** Inside the transaction that asks for it. What is so already stays as it is. */
export const setArchived = async (tx: Tx, id: number, is_archived: boolean): Promise<void> => {
  const invoice = await tx.lock(invoices, { id, version: null, scope: undefined });
  if (invoice.is_archived === is_archived) return;
  const problem = is_archived ? archivingProblem(invoice.status) : null;
  if (problem) throw new AppError(422, { message: problem, code: 'not_archivable' });
  const action = is_archived ? 'invoice.archived' : 'invoice.unarchived';
  await tx.change(invoices, invoice, { is_archived }, { action, company_id: invoice.company_id });
};
