import { addCompetence, competenceOf, firstDayOf, lastDayOf } from '../../shared/date/competence.ts';
import { addDays } from '../../shared/date/date.ts';
import { sumCents } from '../../shared/money/money.ts';
import type { Span } from './joined-balances.ts';
import type { StatementReading } from './statement-file.ts';
import type { Transaction } from './transaction.ts';

/** What a file brings of one month. `is_whole`: it covers the month, which is then sent; else its movements are kept and the month is still to come. */
export type MonthPart = Span & { month: string; is_whole: boolean; transactions: Transaction[] };

/** Days at either end of a month in which an account may have nothing, and its file be whole all the same. */
const QUIET_DAYS = 7;

/**
 * A file by the months ('YYYY-MM') of its movements, in order, whatever month it was sent for: one of January to October is ten months. One without a
 * movement (a PDF is not read) is of the month that it was `sentFor`.
 */
export const monthParts = ({ transactions, opening, closing, start, end }: StatementReading, sentFor: string): MonthPart[] => {
  const days = transactions.map(({ date }) => date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined)
    return [{ month: sentFor, is_whole: true, opening, closing, first: null, last: null, transactions: [] }];

  const from = start !== null && start < first ? start : first;
  const until = end !== null && end > last ? end : last;
  const byMonth = Map.groupBy(transactions, ({ date }) => competenceOf(date));
  const isCovered = (month: string): boolean =>
    from <= addDays(firstDayOf(month), QUIET_DAYS) && until >= addDays(lastDayOf(month), -QUIET_DAYS);
  const months = everyMonth(from, until).filter((month) => byMonth.has(month) || isCovered(month));

  let balance = opening;
  return months.map((month, index): MonthPart => {
    const own = byMonth.get(month) ?? [];
    const ownDays = own.map(({ date }) => date).toSorted();
    const before = balance;
    balance = balance === null ? null : balance + sumCents(own.map(({ amount }) => amount));
    return {
      month,
      is_whole: (month === sentFor && own.length > 0) || isCovered(month),
      opening: before,
      closing: index === months.length - 1 ? closing : balance,
      first: ownDays[0] ?? null,
      last: ownDays.at(-1) ?? null,
      transactions: own,
    };
  });
};

const everyMonth = (from: string, until: string): string[] => {
  const months: string[] = [];
  for (let month = competenceOf(from); month <= competenceOf(until); month = addCompetence(month, 1)) months.push(month);
  return months;
};
