import { chart } from '@esteto/contract/money/chart';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { InvoiceServices } from '../../billing/invoice/invoice.module.ts';
import type { ClosingServices } from '../../month/closing/closing.module.ts';
import type { MonthServices } from '../../month/month/month.module.ts';
import type { CashFlowServices } from '../cash-flow/cash-flow.module.ts';
import { chartService } from './chart.service.ts';

export type ChartServices = ReturnType<typeof chartModule>['services'];

export const chartModule = (deps: Deps & CashFlowServices & ClosingServices & InvoiceServices & MonthServices) => {
  const services = { charts: chartService(deps) };
  return defineModule({ services, routes: bindAll(chart, services.charts) });
};
