import { invoice } from '@esteto/contract/invoice/invoice';
import type { Bind } from '../../platform/http/bind.ts';
import type { InvoiceService } from './invoice.service.ts';
import { memberScope } from './invoice-scope.ts';
import type { PaymentService } from './payment/payment.service.ts';
import type { AttachmentService } from './requirement/attachment.service.ts';
import type { RequirementService } from './requirement/requirement.service.ts';

type Services = { invoices: InvoiceService; payments: PaymentService; requirements: RequirementService; attachments: AttachmentService };

/** The doctor's side: a company's invoices, as far as the member may see. */
export const invoiceRoutes = (bind: Bind, { invoices, payments, requirements, attachments }: Services) => [
  bind(invoice.list, (actor, input) => invoices.list(memberScope(actor), { ...input, company_id: null })),
  bind(invoice.detail, (actor, input) => invoices.detail(memberScope(actor), input)),
  bind(invoice.effects, invoices.effects),
  bind(invoice.request, invoices.request),
  bind(invoice.receive, (actor, { id, body }) => payments.record(actor, { id, scope: memberScope(actor), by: 'doctor' }, body)),
  bind(invoice.undoPayment, (actor, { id, payment_id }) =>
    payments.undo(actor, { id, scope: memberScope(actor), by: 'doctor' }, payment_id),
  ),
  bind(invoice.answerRequirement, (actor, { id, requirement_id, body }) =>
    requirements.answer(actor, { id, requirement_id, scope: memberScope(actor), by: 'doctor' }, body),
  ),
  bind(invoice.attach, (actor, { id, file, body: { requirement_id } }) =>
    attachments.attach(actor, { id, scope: memberScope(actor) }, { file, requirement_id }),
  ),
  bind(invoice.detach, (actor, { id, attachment_id }) => attachments.detach(actor, { id, scope: memberScope(actor) }, attachment_id)),
  bind(invoice.mirror, (actor, input) => invoices.mirror(memberScope(actor), input)),
  bind(invoice.document, (actor, input) => invoices.document(memberScope(actor), input)),
];
