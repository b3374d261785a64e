import { plan } from '@esteto/contract/plan';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { CompanyServices } from '../company/company.module.ts';
import type { CouponServices } from '../coupon/coupon.module.ts';
import { planContractService } from './contract/plan-contract.service.ts';
import { planService } from './plan.service.ts';
import { subscriptionService } from './subscription/subscription.service.ts';

export const planModule = (deps: Deps & CompanyServices & CouponServices) => {
  const services = { plans: planService(deps), subscriptions: subscriptionService(deps), planContracts: planContractService(deps) };
  const { plans, subscriptions, planContracts } = services;
  return defineModule({
    services,
    routes: [
      bind(plan.list, plans.list),
      bind(plan.detail, plans.detail),
      bind(plan.create, plans.create),
      bind(plan.update, plans.update),
      bind(plan.order, plans.order),
      bind(plan.history, plans.history),
      bind(plan.subscribers, subscriptions.subscribers),
      bind(plan.without, subscriptions.without),
      bind(plan.contract, planContracts.read),
      bind(plan.changeContract, planContracts.change),
      bind(plan.ofCompany, subscriptions.ofCompany),
      bind(plan.subscribe, subscriptions.subscribe),
      bind(plan.subscribeMany, subscriptions.subscribeMany),
      bind(plan.cancel, subscriptions.cancel),
      bind(plan.own, subscriptions.own),
    ],
  });
};
