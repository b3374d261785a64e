import { capacity } from '@esteto/contract/month/capacity';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { MonthServices } from '../month/month.module.ts';
import { capacityService } from './capacity.service.ts';

export const capacityModule = (deps: Deps & MonthServices) => {
  const services = { capacity: capacityService(deps) };
  return defineModule({ services, routes: bindAll(capacity, services.capacity) });
};
