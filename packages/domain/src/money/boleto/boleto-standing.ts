import { guideDay } from '../../law/obligation/calendar.ts';
import { businessDayOnOrAfter, type LocalHolidays } from '../../shared/date/business-day.ts';
import { dueReminder } from '../../shared/date/due-reminder.ts';
import { type BoletoTax, obligationOfTax } from './boleto-form.ts';
import type { OPEN_BOLETOS } from './boleto-life.ts';

type Written = { due_date: string; tax_key: BoletoTax | null; competence: string | null };

/**
 * Until when a boleto is paid without delay. What falls due on a weekend or a holiday may be paid on the next business day (Lei 7.089/1983); a known
 * tax as its own law says, as its obligation does: the DAS after it, INSS, FGTS, PIS and Cofins before it.
 */
export const payBy = ({ due_date, tax_key, competence }: Written, local?: LocalHolidays): string =>
  tax_key && competence ? guideDay(obligationOfTax(tax_key), competence, due_date, local) : businessDayOnOrAfter(due_date, local);

/** Where a boleto that waits for its money belongs on a day. What was paid of one that is late is told by its amount. */
export const boletoStanding = (
  { pay_by, paid_amount }: { pay_by: string; paid_amount: number | null },
  today: string,
): (typeof OPEN_BOLETOS)[number] => {
  if (pay_by < today) return 'overdue';
  return paid_amount === null ? 'opened' : 'partially_paid';
};

/** How many days before its last day who pays a boleto is reminded of it, and once after it. */
const BOLETO_REMINDERS = [-1, 0, 3] as const;
export type BoletoReminder = (typeof BOLETO_REMINDERS)[number];

/** After this one there is no other. */
export const LAST_BOLETO_REMINDER: BoletoReminder = -1;

/** The days ahead within which one may have to be reminded of. */
export const BOLETO_REMINDED_AHEAD = Math.max(...BOLETO_REMINDERS);

/** The one that belongs to a day; null while there are more than three days. */
export const boletoReminder = (pay_by: string, today: string): BoletoReminder | null => dueReminder(BOLETO_REMINDERS, pay_by, today);
