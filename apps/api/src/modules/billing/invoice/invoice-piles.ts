import { receivableFilters } from '@esteto/domain/billing/invoice/invoice-form';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { beginOf, pile } from '../../../platform/database/pile.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { expected } from './inflow-scope.ts';
import { narrowedBy } from './invoice.repository.ts';

/** What waits of the invoices. */
export const invoicePiles =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  () => {
    const list = {
      from: invoices,
      person: invoices.responsible_id,
      amount: invoices.net_amount,
      where: (filters: Parameters<typeof narrowedBy>[2]) => narrowedBy(db, 'every_company', filters, clock.today()),
    };
    const inStatus = pile(receivableFilters, { ...list, since: invoices.status_at });
    return {
      invoices_requested: inStatus,
      invoices_in_preparation: inStatus,
      invoices_answered: inStatus,
      invoices_ready: inStatus,
      invoices_rejected: inStatus,
      invoices_cancellation: inStatus,
      // Of what came in in part, the rest is waited for.
      invoices_late: pile(receivableFilters, {
        ...list,
        amount: sql`greatest(${expected} - ${invoices.received_amount}, 0)`,
        since: beginOf(invoices.due_order),
        due: invoices.due_order,
      }),
    };
  };
