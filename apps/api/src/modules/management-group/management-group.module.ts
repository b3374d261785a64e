import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import { managementGroupRoutes } from './management-group.routes.ts';
import { managementGroupService } from './management-group.service.ts';

export const managementGroupModule = (deps: Deps) => {
  const services = { groups: managementGroupService(deps) };
  return defineModule({
    services,
    routes: managementGroupRoutes(bind, services.groups),
  });
};
