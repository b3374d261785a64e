import { groupInvoice } from '@esteto/contract/invoice/group-invoice';
import type { Bind } from '../../../platform/http/bind.ts';
import type { GroupInvoiceService } from './group-invoice.service.ts';

/** The managers' side: what was issued to their group, read only. */
export const groupInvoiceRoutes = (bind: Bind, invoices: GroupInvoiceService) => [
  bind(groupInvoice.list, invoices.list),
  bind(groupInvoice.detail, invoices.detail),
  bind(groupInvoice.professionals, invoices.professionals),
];
