import { staffSearch } from '@esteto/contract/office/staff-search';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { InvoiceServices } from '../../billing/invoice/invoice.module.ts';
import { staffSearchService } from './staff-search.service.ts';

export const staffSearchModule = (deps: Deps & InvoiceServices) => {
  const services = { staffSearch: staffSearchService(deps) };
  return defineModule({
    services,
    routes: bindAll(staffSearch, services.staffSearch),
  });
};
