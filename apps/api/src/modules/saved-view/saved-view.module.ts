import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import { savedViewRoutes } from './saved-view.routes.ts';
import { savedViewService } from './saved-view.service.ts';

export const savedViewModule = (deps: Deps) => {
  const services = { savedViews: savedViewService(deps) };
  return defineModule({
    services,
    routes: savedViewRoutes(bind, services.savedViews),
  });
};
