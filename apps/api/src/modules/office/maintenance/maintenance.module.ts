import { maintenance } from '@esteto/contract/office/maintenance';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { maintenanceService } from './maintenance.service.ts';

export const maintenanceModule = (deps: Deps) => {
  const services = { maintenances: maintenanceService(deps) };
  return defineModule({ services, routes: bindAll(maintenance, services.maintenances) });
};
