import { boleto } from '@esteto/contract/money/boleto';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { CompanyServices } from '../../company/company/company.module.ts';
import type { MonthServices } from '../../month/month/month.module.ts';
import type { MonthlyObligationServices } from '../../month/monthly-obligation/monthly-obligation.module.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { PlanServices } from '../../plan/plan/plan.module.ts';
import { boletoService } from './boleto.service.ts';
import { BOLETO_LETTER, type BoletoLetterJob } from './boleto-letters.ts';

export type BoletoServices = ReturnType<typeof boletoModule>['services'];

export const boletoModule = (deps: Deps & CompanyServices & MonthServices & MonthlyObligationServices & NoticeServices & PlanServices) => {
  const services = { boletos: boletoService(deps) };
  return defineModule({
    services,
    routes: bindAll(boleto, services.boletos),
    jobs: [
      {
        name: BOLETO_LETTER,
        label: 'E-mails de boletos ao financeiro das empresas',
        handle: (data: BoletoLetterJob, id) => services.boletos.sendLetter(data, id),
      },
      { name: 'boletos.expire', label: 'Vencimento de boletos', cron: '12 * * * *', handle: (_data, id) => services.boletos.expire(id) },
      {
        name: 'boletos.delinquency',
        label: 'Empresas inadimplentes pela regra do escritório',
        cron: '20 6 * * *',
        handle: (_data, id) => services.boletos.followDelinquency(id),
      },
      { name: 'boletos.remind', label: 'Lembretes de boletos', cron: '48 7 * * *', handle: (_data, id) => services.boletos.remind(id) },
    ],
  });
};
