import { invoice } from '@esteto/contract/billing/invoice';
import { cashFlowQueries } from '../money/cash-flow.ts';
import { overviewQueries } from '../office/overview.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { clientQueries } from './client.ts';

export const invoiceQueries = queriesFor(invoice);
export const invoiceMutations = mutationsFor(invoice, { invalidates: [invoiceQueries, clientQueries, cashFlowQueries, overviewQueries] });
