import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bind } from '../../../platform/http/bind.ts';
import { issuingRoutes } from './issuing.routes.ts';
import { issuingService } from './issuing.service.ts';

export const issuingModule = (deps: Deps) => {
  const services = { issuing: issuingService(deps) };
  return defineModule({
    services,
    routes: issuingRoutes(bind, services.issuing),
    jobs: [{ name: 'invoices.settle', cron: '* * * * *', handle: async (_data, id) => void (await services.issuing.settleWaiting(id)) }],
  });
};
