import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import { municipalParameterRoutes } from './municipal-parameter.routes.ts';
import { municipalParameterService } from './municipal-parameter.service.ts';

export const municipalParameterModule = (deps: Deps) => {
  const services = { municipalParameters: municipalParameterService(deps) };
  return defineModule({
    services,
    routes: municipalParameterRoutes(bind, services.municipalParameters),
  });
};
