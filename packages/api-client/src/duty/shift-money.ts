import { shiftMoney } from '@esteto/contract/duty/shift-money';
import { invoiceQueries } from '../billing/invoice.ts';
import { overviewQueries } from '../office/overview.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { dutyShiftQueries } from './duty-shift.ts';

export const shiftMoneyQueries = queriesFor(shiftMoney);
export const shiftMoneyMutations = mutationsFor(shiftMoney, {
  invalidates: [shiftMoneyQueries, dutyShiftQueries, invoiceQueries, overviewQueries],
});
