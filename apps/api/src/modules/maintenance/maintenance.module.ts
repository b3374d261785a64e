import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import { maintenanceRoutes } from './maintenance.routes.ts';
import { maintenanceService } from './maintenance.service.ts';

export const maintenanceModule = (deps: Deps) => {
  const services = { maintenances: maintenanceService(deps) };
  return defineModule({ services, routes: maintenanceRoutes(bind, services.maintenances) });
};
