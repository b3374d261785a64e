import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import { unitRoutes } from './unit.routes.ts';
import { unitService } from './unit.service.ts';

export const unitModule = (deps: Deps) => {
  const services = { units: unitService(deps) };
  return defineModule({
    services,
    routes: unitRoutes(bind, services.units),
  });
};
