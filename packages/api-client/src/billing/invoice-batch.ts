import { invoiceBatch } from '@esteto/contract/billing/invoice-batch';
import { mutationsFor, queriesFor } from '../queries.ts';

export const invoiceBatchQueries = queriesFor(invoiceBatch);
/** What they make stale is known as each invoice is done: whoever watches the batch says so. */
export const invoiceBatchMutations = mutationsFor(invoiceBatch, { invalidates: [] });
