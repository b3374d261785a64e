import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import type { Bind } from '../../../../platform/http/bind.ts';
import { memberScope } from '../invoice-scope.ts';
import type { WithdrawalService } from './withdrawal.service.ts';

export const withdrawalRoutes = (bind: Bind, service: WithdrawalService) => [
  bind(invoice.withdraw, (actor, { id, body }) => service.withdraw(actor, { id, scope: memberScope(actor), by: 'doctor' }, body)),
  bind(invoice.askCancellation, (actor, { id, body }) =>
    service.askCancellation(actor, { id, scope: memberScope(actor), by: 'doctor' }, body),
  ),
  bind(receivable.discard, (actor, { id, body }) => service.discard(actor, { id, scope: 'every_company', by: 'staff' }, body)),
  bind(receivable.denyCancellation, (actor, { id, body }) =>
    service.denyCancellation(actor, { id, scope: 'every_company', by: 'staff' }, body),
  ),
];
