import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { type Bind, bind } from '../../../../platform/http/bind.ts';
import { memberScope } from '../invoice-scope.ts';
import { type PaymentService, paymentService } from './payment.service.ts';

export const paymentModule = (deps: Deps) => {
  const services = { payments: paymentService(deps) };
  return defineModule({
    services,
    routes: paymentRoutes(bind, services.payments),
  });
};

const paymentRoutes = (bind: Bind, payments: PaymentService) => [
  bind(invoice.receive, (actor, { id, body }) => payments.record(actor, { id, scope: memberScope(actor), by: 'doctor' }, body)),
  bind(invoice.undoPayment, (actor, { id, payment_id }) =>
    payments.undo(actor, { id, scope: memberScope(actor), by: 'doctor' }, payment_id),
  ),
  bind(receivable.receive, (actor, { id, body }) => payments.record(actor, { id, scope: 'every_company', by: 'staff' }, body)),
  bind(receivable.undoPayment, (actor, { id, payment_id }) =>
    payments.undo(actor, { id, scope: 'every_company', by: 'staff' }, payment_id),
  ),
];
