import { incomeTaxYear } from '@esteto/contract/income-tax-year';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { incomeTaxYearService } from './income-tax-year.service.ts';

export const incomeTaxYearModule = (deps: Deps) => {
  const services = { incomeTaxYears: incomeTaxYearService(deps) };
  return defineModule({ services, routes: bindAll(incomeTaxYear, services.incomeTaxYears) });
};
