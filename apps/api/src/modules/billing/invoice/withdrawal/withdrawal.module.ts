import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bind } from '../../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../../platform/jobs/jobs.ts';
import type { CompanyServices } from '../../../company/company/company.module.ts';
import type { UserServices } from '../../../identity/user/user.module.ts';
import { DECISION_MAIL, type DecisionMail, sendDecisionMail } from './decision-mail.ts';
import { withdrawalRoutes } from './withdrawal.routes.ts';
import { withdrawalService } from './withdrawal.service.ts';

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
