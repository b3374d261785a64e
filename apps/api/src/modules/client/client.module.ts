import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import { clientRoutes } from './client.routes.ts';
import { clientService } from './client.service.ts';

export type ClientServices = ReturnType<typeof clientModule>['services'];

export const clientModule = (deps: Deps) => {
  const services = { clients: clientService(deps) };
  return defineModule({
    services,
    routes: clientRoutes(bind, services.clients),
  });
};
