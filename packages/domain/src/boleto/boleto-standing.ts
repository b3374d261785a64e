import type { LocalHolidays } from '../shared/date/business-day.ts';
import type { OPEN_BOLETOS } from './boleto-life.ts';
import { lastDayToPay } from './waiting-cost.ts';

/** Where a boleto that waits for its money belongs on a day. What was paid of one that is late is told by its amount. */
export const boletoStanding = (
  { due_date, paid_amount }: { due_date: string; paid_amount: number | null },
  today: string,
  local?: LocalHolidays,
): (typeof OPEN_BOLETOS)[number] => {
  if (lastDayToPay(due_date, local) < today) return 'overdue';
  return paid_amount === null ? 'opened' : 'partially_paid';
};
