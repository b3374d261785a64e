import { formatDateNumeric } from '../../shared/date/date.ts';
import { dueReminder } from '../../shared/date/due-reminder.ts';
import { formatMoney } from '../../shared/money/money.ts';

/** How many days before a quota is due its person is told, and once after it. */
const QUOTA_REMINDERS = [-1, 0, 3] as const;
export type QuotaReminder = (typeof QUOTA_REMINDERS)[number];

/** The one that belongs to a day; null while there are more than three days. */
export const quotaReminder = (due_date: string, today: string): QuotaReminder | null => dueReminder(QUOTA_REMINDERS, due_date, today);

/** The days ahead within which one may have to be reminded of. */
export const QUOTA_REMINDED_AHEAD = Math.max(...QUOTA_REMINDERS);

/** Why a quota cannot have been paid on that day; null where it can. `transmitted_on`: the return's own, before which there was nothing to pay. */
export const quotaPaymentProblem = (
  paid_on: string,
  { today, transmitted_on }: { today: string; transmitted_on: string | null },
): string | null => {
  if (paid_on > today) return 'Pago em: este dia ainda não chegou.';
  if (transmitted_on !== null && paid_on < transmitted_on)
    return `Pago em: a declaração foi transmitida em ${formatDateNumeric(transmitted_on)}, e antes disso não havia quota a pagar.`;
  return null;
};

/** Why a quota is not paid with that: it is once the whole of it is, with the fine and the interest of the day. Null where it is. */
export const quotaAmountProblem = (paid: number, { total, paid_on }: { total: number; paid_on: string }): string | null =>
  paid < total
    ? `Valor pago: em ${formatDateNumeric(paid_on)} a quota era de ${formatMoney(total)}, com multa e juros. Faltam ${formatMoney(total - paid)}.`
    : null;
