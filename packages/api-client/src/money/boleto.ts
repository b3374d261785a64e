import { boleto } from '@esteto/contract/money/boleto';
import { monthQueries } from '../month/month.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { cashFlowQueries } from './cash-flow.ts';

export const boletoQueries = queriesFor(boleto);
/** Obligations and closings follow their guides. */
export const boletoMutations = mutationsFor(boleto, { invalidates: [boletoQueries, cashFlowQueries, ...monthQueries] });
