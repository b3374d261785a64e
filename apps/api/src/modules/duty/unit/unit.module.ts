import { unit } from '@esteto/contract/duty/unit';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { unitService } from './unit.service.ts';

export const unitModule = (deps: Deps) => {
  const services = { units: unitService(deps) };
  return defineModule({
    services,
    routes: bindAll(unit, services.units),
  });
};

export type UnitServices = ReturnType<typeof unitModule>['services'];
