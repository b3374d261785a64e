import { groupInvoice } from '@esteto/contract/group-invoice';
import { queriesFor } from './queries.ts';

export const groupInvoiceQueries = queriesFor(groupInvoice);
