import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import type { Bind } from '../../../../platform/http/bind.ts';
import { memberScope } from '../invoice-scope.ts';
import type { PaymentService } from './payment.service.ts';

export const paymentRoutes = (bind: Bind, payments: PaymentService) => [
  bind(invoice.receive, (actor, { id, body }) => payments.record(actor, { id, scope: memberScope(actor), by: 'doctor' }, body)),
  bind(invoice.undoPayment, (actor, { id, payment_id }) =>
    payments.undo(actor, { id, scope: memberScope(actor), by: 'doctor' }, payment_id),
  ),
  bind(receivable.receive, (actor, { id, body }) => payments.record(actor, { id, scope: 'every_company', by: 'staff' }, body)),
  bind(receivable.undoPayment, (actor, { id, payment_id }) =>
    payments.undo(actor, { id, scope: 'every_company', by: 'staff' }, payment_id),
  ),
];
