import { receivable } from '@esteto/contract/invoice/receivable';
import type { Bind } from '../../platform/http/bind.ts';
import type { InvoiceService } from './invoice.service.ts';
import type { IssuingService } from './issuing/issuing.service.ts';
import type { PaymentService } from './payment/payment.service.ts';
import type { RequirementService } from './requirement/requirement.service.ts';

type Services = { invoices: InvoiceService; issuing: IssuingService; payments: PaymentService; requirements: RequirementService };

/** The staff's side: the same invoices, of every company. */
export const receivableRoutes = (bind: Bind, { invoices, issuing, payments, requirements }: Services) => [
  bind(receivable.list, (_actor, input) => invoices.list('every_company', input)),
  bind(receivable.detail, (_actor, input) => invoices.detail('every_company', input)),
  bind(receivable.request, invoices.requestFor),
  bind(receivable.parties, invoices.parties),
  bind(receivable.effects, invoices.effects),
  bind(receivable.update, invoices.update),
  bind(receivable.issue, issuing.issue),
  bind(receivable.receive, (actor, { id, body }) => payments.record(actor, { id, scope: 'every_company', by: 'staff' }, body)),
  bind(receivable.undoPayment, (actor, { id, payment_id }) =>
    payments.undo(actor, { id, scope: 'every_company', by: 'staff' }, payment_id),
  ),
  bind(receivable.openRequirements, (actor, { id, body }) => requirements.open(actor, { id, scope: 'every_company', by: 'staff' }, body)),
  bind(receivable.returnRequirement, (actor, { id, requirement_id, body }) =>
    requirements.sendBack(actor, { id, requirement_id, scope: 'every_company', by: 'staff' }, body),
  ),
  bind(receivable.concludeRequirement, (actor, { id, requirement_id, body }) =>
    requirements.conclude(actor, { id, requirement_id, scope: 'every_company', by: 'staff' }, body),
  ),
  bind(receivable.history, invoices.history),
  bind(receivable.mirror, (_actor, input) => invoices.mirror('every_company', input)),
  bind(receivable.attach, invoices.attach),
  bind(receivable.document, (_actor, input) => invoices.document('every_company', input)),
];
