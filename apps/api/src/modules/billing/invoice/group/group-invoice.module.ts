import { groupInvoice } from '@esteto/contract/billing/group-invoice';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import { groupInvoiceService } from './group-invoice.service.ts';

export type GroupInvoiceServices = ReturnType<typeof groupInvoiceModule>['services'];

export const groupInvoiceModule = (deps: Deps) => {
  const services = { groupInvoices: groupInvoiceService(deps) };
  return defineModule({
    services,
    routes: bindAll(groupInvoice, services.groupInvoices),
  });
};
