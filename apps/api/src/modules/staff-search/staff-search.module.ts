import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { InvoiceServices } from '../invoice/invoice.module.ts';
import { staffSearchRoutes } from './staff-search.routes.ts';
import { staffSearchService } from './staff-search.service.ts';

export const staffSearchModule = (deps: Deps & InvoiceServices) => {
  const services = { staffSearch: staffSearchService(deps) };
  return defineModule({
    services,
    routes: staffSearchRoutes(bind, services.staffSearch),
  });
};
