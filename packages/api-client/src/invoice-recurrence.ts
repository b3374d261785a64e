import { invoiceRecurrence } from '@esteto/contract/invoice-recurrence';
import { cashFlowQueries } from './cash-flow.ts';
import { clientQueries } from './client.ts';
import { invoiceQueries } from './invoice.ts';
import { overviewQueries } from './overview.ts';
import { mutationsFor } from './queries.ts';

export const invoiceRecurrenceMutations = mutationsFor(invoiceRecurrence, {
  invalidates: [invoiceQueries, clientQueries, cashFlowQueries, overviewQueries],
});
