import type { Tone } from '../../shared/status/tone.ts';
import type { StatementStatus } from './statement-life.ts';

// Where a company stands in a month, over all of its accounts.

/** Something is still to come from the client. */
export const MISSING_STATEMENTS: readonly StatementStatus[] = ['pending', 'incomplete'];
/** The team has still to look. */
export const UNCHECKED_STATEMENTS: readonly StatementStatus[] = ['sent', 'checking'];

export const STATEMENT_MONTHS = ['missing', 'to_check', 'done'] as const;
export type StatementMonth = (typeof STATEMENT_MONTHS)[number];

export const statementMonthLabel: Record<StatementMonth, string> = {
  missing: 'Falta extrato',
  to_check: 'A conferir',
  done: 'Conferido',
};

export const statementMonthTone: Record<StatementMonth, Tone> = { missing: 'attention', to_check: 'running', done: 'done' };

/** `accounts`: how many the company has; of them `missing` and `to_check` in the month. Without an account nothing was ever sent. */
export const statementMonth = ({
  accounts,
  missing,
  to_check,
}: {
  accounts: number;
  missing: number;
  to_check: number;
}): StatementMonth => {
  if (accounts === 0 || missing > 0) return 'missing';
  return to_check > 0 ? 'to_check' : 'done';
};
