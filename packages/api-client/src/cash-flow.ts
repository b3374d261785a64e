import { cashFlow } from '@esteto/contract/cash-flow';
import { queriesFor } from './queries.ts';

export const cashFlowQueries = queriesFor(cashFlow);
