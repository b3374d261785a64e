import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import { lookupRoutes } from './lookup.routes.ts';
import { lookupService } from './lookup.service.ts';

export type LookupServices = ReturnType<typeof lookupModule>['services'];

export const lookupModule = (deps: Deps) => {
  const services = { lookup: lookupService(deps) };
  return defineModule({
    services,
    routes: lookupRoutes(bind, services.lookup),
    jobs: [
      { name: 'lookups.renew', cron: '40 3 * * 0', handle: () => deps.lookups.renew() },
      { name: 'lookups.sweep', cron: '32 4 * * *', handle: () => deps.lookups.sweep() },
    ],
  });
};
