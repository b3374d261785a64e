import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { type Bind, bind } from '../../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../../platform/jobs/jobs.ts';
import type { CompanyServices } from '../../../company/company/company.module.ts';
import type { UserServices } from '../../../identity/user/user.module.ts';
import { memberScope } from '../invoice-scope.ts';
import { DECISION_MAIL, type DecisionMail, sendDecisionMail } from './decision-mail.ts';
import { type WithdrawalService, withdrawalService } from './withdrawal.service.ts';

export const withdrawalModule = (deps: Deps & CompanyServices & UserServices) => {
  const services = { withdrawals: withdrawalService(deps) };
  return defineModule({
    services,
    routes: withdrawalRoutes(bind, services.withdrawals),
    jobs: [
      {
        name: DECISION_MAIL,
        label: 'Decisão sobre o cancelamento de uma nota',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: DecisionMail) => sendDecisionMail(deps, job),
      },
    ],
  });
};

const withdrawalRoutes = (bind: Bind, service: WithdrawalService) => [
  bind(invoice.withdraw, (actor, { id, body }) => service.withdraw(actor, { id, scope: memberScope(actor), by: 'doctor' }, body)),
  bind(invoice.askCancellation, (actor, { id, body }) =>
    service.askCancellation(actor, { id, scope: memberScope(actor), by: 'doctor' }, body),
  ),
  bind(receivable.discard, (actor, { id, body }) => service.discard(actor, { id, scope: 'every_company', by: 'staff' }, body)),
  bind(receivable.denyCancellation, (actor, { id, body }) =>
    service.denyCancellation(actor, { id, scope: 'every_company', by: 'staff' }, body),
  ),
];
