import { overview } from '@esteto/contract/office/overview';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { InvoiceServices } from '../../billing/invoice/invoice.module.ts';
import type { CashFlowServices } from '../../money/cash-flow/cash-flow.module.ts';
import { overviewService } from './overview.service.ts';

export const overviewModule = (deps: Deps & CashFlowServices & InvoiceServices) => {
  const services = { home: overviewService(deps) };
  return defineModule({
    services,
    routes: bindAll(overview, services.home),
  });
};
