import { companyMonth } from '@esteto/contract/month/company-month';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import { companyMonthService } from './company-month.service.ts';

export const companyMonthModule = (deps: Deps) => {
  const services = { companyMonths: companyMonthService(deps) };
  return defineModule({ services, routes: bindAll(companyMonth, services.companyMonths) });
};
