import { invoice } from '@esteto/contract/billing/invoice';
import type { Bind } from '../../../platform/http/bind.ts';
import type { InvoiceService } from './invoice.service.ts';
import { memberScope } from './invoice-scope.ts';

/** The doctor's side: a company's invoices, as far as the member may see. What the rooms do with them they bind themselves. */
export const invoiceRoutes = (bind: Bind, invoices: InvoiceService) => [
  bind(invoice.list, (actor, input) => invoices.list(memberScope(actor), { ...input, company_id: null })),
  bind(invoice.detail, (actor, input) => invoices.detail(memberScope(actor), input)),
  bind(invoice.effects, invoices.effects),
  bind(invoice.request, invoices.request),
  bind(invoice.mirror, (actor, input) => invoices.mirror(memberScope(actor), input)),
  bind(invoice.document, (actor, input) => invoices.document(memberScope(actor), input)),
];
