import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import { companyRoutes } from './company.routes.ts';
import { companyService } from './company.service.ts';

export type CompanyServices = ReturnType<typeof companyModule>['services'];

export const companyModule = (deps: Deps) => {
  const services = { companies: companyService(deps) };
  return defineModule({
    services,
    routes: companyRoutes(bind, services.companies),
  });
};
