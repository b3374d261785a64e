import { cashFlow } from '@esteto/contract/cash-flow';
import type { Bind } from '../../platform/http/bind.ts';
import type { CashFlowService } from './cash-flow.service.ts';

export const cashFlowRoutes = (bind: Bind, flow: CashFlowService) => [
  bind(cashFlow.months, flow.months),
  bind(cashFlow.entries, flow.entries),
];
