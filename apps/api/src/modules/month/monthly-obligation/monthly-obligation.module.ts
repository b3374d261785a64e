import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { MonthServices } from '../month/month.module.ts';
import { monthlyObligationService } from './monthly-obligation.service.ts';

export type MonthlyObligationServices = ReturnType<typeof monthlyObligationModule>['services'];

export const monthlyObligationModule = (deps: Deps & MonthServices & NoticeServices & UserServices) => {
  const services = { monthlyObligations: monthlyObligationService(deps) };
  const { monthlyObligations } = services;
  return defineModule({
    services,
    routes: bindAll(monthlyObligation, monthlyObligations),
    jobs: [
      {
        name: 'monthly-obligations.generate',
        label: 'Geração das obrigações mensais',
        cron: '20 3 * * *',
        handle: (_data, id) => monthlyObligations.generate(id),
      },
      {
        name: 'monthly-obligations.follow-guides',
        label: 'Obrigações que seguem as guias',
        cron: '40 3 * * *',
        handle: (_data, id) => monthlyObligations.followMissed(id),
      },
      {
        name: 'monthly-obligations.expire',
        label: 'Vencimento de obrigações',
        cron: '15 * * * *',
        handle: (_data, id) => monthlyObligations.expire(id),
      },
    ],
  });
};
