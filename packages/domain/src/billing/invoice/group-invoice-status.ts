import { ISSUED_STATUSES } from './invoice-status.ts';

// What the managers of a group see of its professionals' invoices: those issued to the group, from their issue on. The request and what staff
// and doctor settle before it stay between the two (LGPD, art. 6º, III: no more than the purpose needs).

export const GROUP_INVOICE_STATUSES = [...ISSUED_STATUSES, 'cancelled', 'replaced'] as const;
export type GroupInvoiceStatus = (typeof GROUP_INVOICE_STATUSES)[number];
