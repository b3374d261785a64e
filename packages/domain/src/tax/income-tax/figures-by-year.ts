import { formatMoney, sumCents } from '../../shared/money/money.ts';
import { YEAR_FIGURES, type YearFigure, type YearFigures } from './year-figures.ts';
import { deliveredByYear, type Returned } from './year-results.ts';

// How the figures of a person's returns went from year to year.

/** `income`: all three kinds together, of what is known of them; null where none is. */
export type YearOfFigures = YearFigures & { exercise_year: number; income: number | null };

/** The figures of each delivered year, newest first, and the years whose return tells none. */
export const yearFigures = (returns: readonly (Returned & YearFigures)[]): { years: YearOfFigures[]; without: number[] } => {
  const delivered = deliveredByYear(returns);
  const isKnown = (row: YearFigures): boolean => YEAR_FIGURES.some((figure) => row[figure] !== null);
  return {
    years: delivered.filter(isKnown).map((row) => ({ ...row, income: incomeOf(row) })),
    without: delivered.filter((row) => !isKnown(row)).map(({ exercise_year }) => exercise_year),
  };
};

const incomeOf = ({ taxable_income, exempt_income, exclusive_income }: YearFigures): number | null => {
  const incomes = [taxable_income, exempt_income, exclusive_income].filter((cents) => cents !== null);
  return incomes.length === 0 ? null : sumCents(incomes);
};

/** What changed of some of the figures between the two newest years, in words; empty where there are not two of them. */
const changeSentence = (
  [newest, before]: readonly YearOfFigures[],
  parts: readonly { part: 'income' | YearFigure; it: string; plural?: true }[],
): string => {
  if (!newest || !before) return '';
  const words = parts.flatMap(({ part, it, plural }) => {
    const [now, then] = [newest[part], before[part]];
    if (now === null || then === null) return [];
    if (now === then) return [`${it} não ${plural ? 'mudaram' : 'mudou'}`];
    const verb = now > then ? (plural ? 'subiram' : 'subiu') : plural ? 'caíram' : 'caiu';
    return [`${it} ${verb} ${formatMoney(Math.abs(now - then))}`];
  });
  const last = words.pop();
  if (last === undefined) return '';
  return `De ${before.exercise_year} para ${newest.exercise_year} ${words.length > 0 ? `${words.join(', ')} e ` : ''}${last}.`;
};

export const incomeSentence = (years: readonly YearOfFigures[]): string =>
  changeSentence(years, [
    { part: 'income', it: 'a renda' },
    { part: 'year_tax', it: 'o imposto' },
  ]);

export const goodsSentence = (years: readonly YearOfFigures[]): string =>
  changeSentence(years, [
    { part: 'assets_value', it: 'os bens', plural: true },
    { part: 'debts_value', it: 'as dívidas', plural: true },
  ]);
