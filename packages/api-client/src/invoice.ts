import { invoice } from '@esteto/contract/invoice/invoice';
import { cashFlowQueries } from './cash-flow.ts';
import { clientQueries } from './client.ts';
import { overviewQueries } from './overview.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const invoiceQueries = queriesFor(invoice);
export const invoiceMutations = mutationsFor(invoice, { invalidates: [invoiceQueries, clientQueries, cashFlowQueries, overviewQueries] });
