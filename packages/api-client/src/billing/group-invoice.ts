import { groupInvoice } from '@esteto/contract/billing/group-invoice';
import { queriesFor } from '../queries.ts';

export const groupInvoiceQueries = queriesFor(groupInvoice);
