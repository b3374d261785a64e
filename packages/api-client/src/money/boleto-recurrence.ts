import { boletoRecurrence } from '@esteto/contract/money/boleto-recurrence';
import { monthQueries } from '../month/month.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { boletoQueries } from './boleto.ts';
import { cashFlowQueries } from './cash-flow.ts';

export const boletoRecurrenceQueries = queriesFor(boletoRecurrence);
/** What a boleto makes stale, and the repetitions: the form of a new one may begin either. */
export const boletoRecurrenceMutations = mutationsFor(boletoRecurrence, {
  invalidates: [boletoRecurrenceQueries, boletoQueries, cashFlowQueries, ...monthQueries],
});
