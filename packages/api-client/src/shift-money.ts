import { shiftMoney } from '@esteto/contract/shift-money';
import { dutyShiftQueries } from './duty-shift.ts';
import { invoiceQueries } from './invoice.ts';
import { overviewQueries } from './overview.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const shiftMoneyQueries = queriesFor(shiftMoney);
export const shiftMoneyMutations = mutationsFor(shiftMoney, {
  invalidates: [shiftMoneyQueries, dutyShiftQueries, invoiceQueries, overviewQueries],
});
