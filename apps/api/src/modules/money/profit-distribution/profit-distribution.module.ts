import { profitDistribution } from '@esteto/contract/money/profit-distribution';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { BoletoServices } from '../boleto/boleto.module.ts';
import { PROFITS_SAID } from '../reconciliation/reconciliation-scope.ts';
import { profitDistributionService } from './profit-distribution.service.ts';
import { FOLLOW_PROFITS } from './profit-settling.ts';

export type ProfitDistributionServices = ReturnType<typeof profitDistributionModule>['services'];

export const profitDistributionModule = (deps: Deps & BoletoServices & UserServices) => {
  const services = { profitDistributions: profitDistributionService(deps) };
  const { profitDistributions } = services;
  return defineModule({
    services,
    routes: bindAll(profitDistribution, profitDistributions),
    jobs: [
      { name: FOLLOW_PROFITS, label: 'DARF dos lucros', handle: profitDistributions.followProfits },
      { name: PROFITS_SAID, label: 'Lucros ditos pelo extrato', handle: profitDistributions.settleCompany },
      {
        name: 'profit-distributions.settle',
        label: 'Lucros e o DARF deles',
        cron: '40 3 * * *',
        handle: (_data: object, id: string) => profitDistributions.settleAll(id),
      },
    ],
  });
};
