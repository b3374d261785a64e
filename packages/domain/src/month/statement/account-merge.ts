import { formatCompetenceLong } from '../../shared/date/competence.ts';
import { type StatementStatus, statementStatusLabel } from './statement-life.ts';

/** Where a month ('YYYY-MM') of an account stands; `has_files`: a bank's file says something of it. */
export type AccountMonth = { month: string; status: StatementStatus; has_files: boolean };

/** Months whose files may still be changed by whoever sent them. */
export const OPEN_STATEMENTS: ReadonlySet<StatementStatus> = new Set(['pending', 'sent', 'incomplete']);

/**
 * How a month is told once, of an account (`from`) that turns out to be another one (`into`): the row moves along, the other one's stays and takes what
 * `from` holds, or it stays as it is because only it was told. A closed month may change its account, not what it came to. Answers the refusal in Portuguese
 * where two rows contradict each other.
 */
export const monthAfterMerge = (
  from: AccountMonth,
  into: AccountMonth | undefined,
  isClosed: boolean,
): 'moves' | 'replaces' | 'joins' | 'stays' | { refusal: string } => {
  if (!into) return 'moves';
  const month = formatCompetenceLong(from.month);
  if (isClosed) return { refusal: `O mês de ${month} está fechado e tem extrato nas duas contas.` };
  if (!from.has_files) return 'stays';
  if (!into.has_files) return 'replaces';
  if (from.status === into.status) return 'joins';
  return {
    refusal: `O extrato de ${month} está em “${statementStatusLabel[from.status]}” em uma conta e em “${statementStatusLabel[into.status]}” na outra. Deixe os dois na mesma situação antes.`,
  };
};
