import { cashFlow } from '@esteto/contract/money/cash-flow';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { InvoiceServices } from '../../billing/invoice/invoice.module.ts';
import type { BoletoServices } from '../boleto/boleto.module.ts';
import type { ExpenseServices } from '../expense/expense.module.ts';
import type { ReconciliationServices } from '../reconciliation/reconciliation.module.ts';
import { cashFlowService } from './cash-flow.service.ts';

export type CashFlowServices = ReturnType<typeof cashFlowModule>['services'];

export const cashFlowModule = (deps: Deps & BoletoServices & ExpenseServices & InvoiceServices & ReconciliationServices) => {
  const services = { flow: cashFlowService(deps) };
  return defineModule({
    services,
    routes: bindAll(cashFlow, services.flow),
  });
};
