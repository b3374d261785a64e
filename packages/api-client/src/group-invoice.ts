import { groupInvoice } from '@esteto/contract/invoice/group-invoice';
import { queriesFor } from './queries.ts';

export const groupInvoiceQueries = queriesFor(groupInvoice);
