import { planFee } from '@esteto/contract/money/plan-fee';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { PlanServices } from '../../plan/plan/plan.module.ts';
import type { BoletoServices } from '../boleto/boleto.module.ts';
import { MAKE_FEES, planFeeService } from './plan-fee.service.ts';

export const planFeeModule = (deps: Deps & PlanServices & BoletoServices) => {
  const services = { planFees: planFeeService(deps) };
  return defineModule({
    services,
    routes: bindAll(planFee, services.planFees),
    jobs: [{ name: MAKE_FEES, label: 'Honorários do mês', cron: '40 4 * * *', handle: (_data, id) => services.planFees.make(id) }],
  });
};
