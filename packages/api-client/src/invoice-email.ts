import { invoiceEmail } from '@esteto/contract/invoice-email';
import { mutationsFor, queriesFor } from './queries.ts';
import { receivableQueries } from './receivable.ts';

export const invoiceEmailQueries = queriesFor(invoiceEmail);
export const invoiceEmailMutations = mutationsFor(invoiceEmail, { invalidates: [invoiceEmailQueries, receivableQueries] });
