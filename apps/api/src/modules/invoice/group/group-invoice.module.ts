import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bind } from '../../../platform/http/bind.ts';
import { groupInvoiceRoutes } from './group-invoice.routes.ts';
import { groupInvoiceService } from './group-invoice.service.ts';

export const groupInvoiceModule = (deps: Deps) => {
  const services = { groupInvoices: groupInvoiceService(deps) };
  return defineModule({
    services,
    routes: groupInvoiceRoutes(bind, services.groupInvoices),
  });
};
