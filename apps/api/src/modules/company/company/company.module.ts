import { company } from '@esteto/contract/company/company';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { companyService } from './company.service.ts';

export type CompanyServices = ReturnType<typeof companyModule>['services'];

export const companyModule = (deps: Deps) => {
  const services = { companies: companyService(deps) };
  return defineModule({
    services,
    routes: bindAll(company, services.companies),
  });
};
