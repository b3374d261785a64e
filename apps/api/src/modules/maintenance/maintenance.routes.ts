import { maintenance } from '@esteto/contract/maintenance';
import type { Bind } from '../../platform/http/bind.ts';
import type { MaintenanceService } from './maintenance.service.ts';

export const maintenanceRoutes = (bind: Bind, maintenances: MaintenanceService) => [
  bind(maintenance.state, maintenances.state),
  bind(maintenance.set, maintenances.set),
  bind(maintenance.end, maintenances.end),
];
