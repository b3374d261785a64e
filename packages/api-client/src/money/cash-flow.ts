import { cashFlow } from '@esteto/contract/money/cash-flow';
import { queriesFor } from '../queries.ts';

export const cashFlowQueries = queriesFor(cashFlow);
