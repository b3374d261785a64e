import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { CompanyServices } from '../company/company.module.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { certificateService } from './certificate.service.ts';

export const certificateModule = (deps: Deps & CompanyServices) => {
  const services = { certificates: certificateService(deps) };
  return defineModule({
    services,
    routes: certificateRoutes(bind, services.certificates),
    jobs: [{ name: 'certificates.reseal', cron: '36 * * * *', handle: () => services.certificates.reseal() }],
  });
};
