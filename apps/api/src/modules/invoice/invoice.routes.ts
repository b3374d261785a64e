import { invoice } from '@esteto/contract/invoice';
import { invoiceEffects } from '@esteto/contract/invoice-effects';
import type { Bind } from '../../platform/http/bind.ts';
import type { InvoiceService } from './invoice.service.ts';
import { memberScope } from './invoice-scope.ts';
import type { PaymentService } from './payment.service.ts';

/** The doctor's side: a company's invoices, as far as the member may see. */
export const invoiceRoutes = (bind: Bind, invoices: InvoiceService, payments: PaymentService) => [
  bind(invoice.list, (actor, input) => invoices.list(memberScope(actor), { ...input, company_id: null })),
  bind(invoice.detail, (actor, input) => invoices.detail(memberScope(actor), input)),
  bind(invoiceEffects.of, invoices.effects),
  bind(invoice.request, invoices.request),
  bind(invoice.receive, (actor, { id, body }) => payments.record(actor, { id, scope: memberScope(actor), by: 'doctor' }, body)),
  bind(invoice.undoPayment, (actor, { id, payment_id }) =>
    payments.undo(actor, { id, scope: memberScope(actor), by: 'doctor' }, payment_id),
  ),
  bind(invoice.mirror, (actor, input) => invoices.mirror(memberScope(actor), input)),
  bind(invoice.document, (actor, input) => invoices.document(memberScope(actor), input)),
];
