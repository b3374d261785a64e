import type { StatementStatus } from './statement-life.ts';
import { MISSING_STATEMENTS } from './statement-month.ts';

type Said = { bank_account_id: number; month: number; status: StatementStatus };

/**
 * The months of a year, up to `until`, in which an account has nothing sent or something that is not enough. Nobody is asked for what was before
 * the first word of an account; one of which nothing is said yet in the year owes only the last month.
 */
export const missingMonths = (accounts: readonly { id: number }[], said: readonly Said[], until: number): number[] => {
  const missing = accounts.flatMap(({ id }) => {
    const own = new Map(said.filter(({ bank_account_id }) => bank_account_id === id).map(({ month, status }) => [month, status]));
    const first = Math.min(until, ...own.keys());
    return Array.from({ length: until - first + 1 }, (_, index) => first + index).filter((month) => isToSend(own.get(month)));
  });
  return [...new Set(missing)].toSorted((a, b) => a - b);
};

/** Something is still to come from the client: nothing was said of the month, or what came is not enough. */
export const isToSend = (status: StatementStatus | undefined): boolean => status === undefined || MISSING_STATEMENTS.includes(status);
