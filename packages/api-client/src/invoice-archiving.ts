import { invoiceArchiving } from '@esteto/contract/invoice-archiving';
import { mutationsFor } from './queries.ts';
import { receivableQueries } from './receivable.ts';

export const invoiceArchivingMutations = mutationsFor(invoiceArchiving, { invalidates: [receivableQueries] });
