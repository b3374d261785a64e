import { managementGroup } from '@esteto/contract/duty/management-group';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { managementGroupService } from './management-group.service.ts';

export const managementGroupModule = (deps: Deps) => {
  const services = { groups: managementGroupService(deps) };
  return defineModule({
    services,
    routes: bindAll(managementGroup, services.groups),
  });
};

export type ManagementGroupServices = ReturnType<typeof managementGroupModule>['services'];
