import { boletoRecurrence } from '@esteto/contract/money/boleto-recurrence';
import { mutationsFor, queriesFor } from '../queries.ts';
import { boletoQueries } from './boleto.ts';
import { cashFlowQueries } from './cash-flow.ts';

export const boletoRecurrenceQueries = queriesFor(boletoRecurrence);
export const boletoRecurrenceMutations = mutationsFor(boletoRecurrence, {
  invalidates: [boletoRecurrenceQueries, boletoQueries, cashFlowQueries],
});
