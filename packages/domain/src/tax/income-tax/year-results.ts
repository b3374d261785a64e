import { formatMoney } from '../../shared/money/money.ts';
import type { ApprovedReturn } from './approval-text.ts';
import type { IncomeTaxStatus } from './income-tax-status.ts';

// How the result of a person's returns went from year to year.

type Outcome = Pick<ApprovedReturn, 'result' | 'tax_due' | 'quotas_count' | 'refund_amount'>;

/** A return, as far as it matters which one of its year counts. */
export type Returned = Omit<Outcome, 'result'> & {
  id: number;
  exercise_year: number;
  status: IncomeTaxStatus;
  result: Outcome['result'] | null;
  transmitted_at: string | null;
};

/** What a year came to, cents; one of both is always zero. */
export type YearResult = { exercise_year: number; to_pay: number; to_refund: number; outcome: Outcome };

/** The last return of each year that was delivered and that no other took the place of; newest year first. */
export const deliveredByYear = <Row extends Returned>(returns: readonly Row[]): Row[] => {
  const delivered = returns.filter(
    ({ status, transmitted_at }) => transmitted_at !== null && status !== 'amended' && status !== 'cancelled',
  );
  const years = Map.groupBy(delivered, ({ exercise_year }) => exercise_year);
  return [...years.values()]
    .flatMap((rows) => rows.toSorted((a, b) => b.id - a.id).slice(0, 1))
    .toSorted((a, b) => b.exercise_year - a.exercise_year);
};

/** What each delivered year came to, newest first. */
export const yearResults = (returns: readonly Returned[]): YearResult[] =>
  deliveredByYear(returns).flatMap(({ result, ...last }) => {
    if (result === null) return [];
    return [
      {
        exercise_year: last.exercise_year,
        to_pay: result === 'to_pay' ? (last.tax_due ?? 0) : 0,
        to_refund: result === 'to_refund' ? (last.refund_amount ?? 0) : 0,
        outcome: { ...last, result },
      },
    ];
  });

/** What changed between the two newest years, in words. */
export const yearResultsSentence = ([newest, before]: readonly YearResult[]): string => {
  if (!newest || !before) return '';
  const balance = ({ to_pay, to_refund }: YearResult): number => to_pay - to_refund;
  const change = balance(newest) - balance(before);
  const span = `De ${before.exercise_year} para ${newest.exercise_year}`;
  if (change === 0) return `${span} o resultado não mudou.`;
  return `${span} o resultado ficou ${formatMoney(Math.abs(change))} ${change > 0 ? 'mais caro' : 'mais leve'} para você.`;
};
