import { boleto } from '@esteto/contract/boleto';
import { cashFlowQueries } from './cash-flow.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const boletoQueries = queriesFor(boleto);
export const boletoMutations = mutationsFor(boleto, { invalidates: [boletoQueries, cashFlowQueries] });
