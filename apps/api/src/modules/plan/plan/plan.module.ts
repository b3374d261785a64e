import { plan } from '@esteto/contract/plan/plan';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { CompanyServices } from '../../company/company/company.module.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { CouponServices } from '../coupon/coupon.module.ts';
import { announcedPrices, TELL_WITHDRAWN, type Withdrawn } from './announced-price.ts';
import { planContractService } from './contract/plan-contract.service.ts';
import { planService } from './plan.service.ts';
import { subscriptionService } from './subscription/subscription.service.ts';

export type PlanServices = ReturnType<typeof planModule>['services'];

export const planModule = (deps: Deps & CompanyServices & CouponServices & NoticeServices) => {
  const services = {
    plans: planService(deps),
    subscriptions: subscriptionService(deps),
    planContracts: planContractService(deps),
    announcedPrices: announcedPrices(deps),
  };
  const { plans, subscriptions, planContracts } = services;
  return defineModule({
    services,
    routes: bindAll(plan, {
      ...plans,
      ...subscriptions,
      contract: planContracts.read,
      changeContract: planContracts.change,
    }),
    jobs: [
      {
        name: 'plan-prices.tell',
        label: 'Aviso de mudança de preço',
        cron: '10 9 * * *',
        handle: (_data, id) => services.announcedPrices.tell(id),
      },
      {
        name: TELL_WITHDRAWN,
        label: 'Aviso de mudança de preço retirada',
        handle: (withdrawn: Withdrawn, id) => services.announcedPrices.tellWithdrawn(withdrawn, id),
      },
      {
        name: 'plans.free-months',
        label: 'Meses de plano que não custam nada',
        cron: '22 3 * * *',
        handle: (_data, id) => subscriptions.settleFreeMonths(id),
      },
    ],
  });
};
