import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import { configurationRoutes } from './configuration.routes.ts';
import { configurationService } from './configuration.service.ts';

export const configurationModule = (deps: Deps) => {
  const services = { configurations: configurationService(deps) };
  return defineModule({
    services,
    routes: configurationRoutes(bind, services.configurations),
  });
};
