import { boleto } from '@esteto/contract/money/boleto';
import { mutationsFor, queriesFor } from '../queries.ts';
import { cashFlowQueries } from './cash-flow.ts';

export const boletoQueries = queriesFor(boleto);
export const boletoMutations = mutationsFor(boleto, { invalidates: [boletoQueries, cashFlowQueries] });
