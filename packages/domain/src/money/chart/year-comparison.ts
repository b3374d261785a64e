import { addCompetence } from '../../shared/date/competence.ts';
import { divideHalfUp, formatMoney, sumCents } from '../../shared/money/money.ts';
import { formatShare, WHOLE } from './shares.ts';

/** A month beside the same month of the year before, cents; `change` in hundredths of a per cent of what was before, null where that was nothing. */
export type ComparedMonth = { month: string; now: number; before: number; change: number | null };

export type YearComparison = { months: ComparedMonth[]; now: number; before: number; change: number | null };

/** `revenueOf` knows the months and those a year before them. */
export const yearComparison = (months: readonly string[], revenueOf: (month: string) => number): YearComparison => {
  const compared = months.map((month) => {
    const [now, before] = [revenueOf(month), revenueOf(addCompetence(month, -12))];
    return { month, now, before, change: changeOf(now, before) };
  });
  const [now, before] = [sumCents(compared.map((one) => one.now)), sumCents(compared.map((one) => one.before))];
  return { months: compared, now, before, change: changeOf(now, before) };
};

const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : divideHalfUp((BigInt(now) - BigInt(before)) * BigInt(WHOLE), BigInt(before));

/** '+12,34 %', with a true minus; '—' where there was nothing before. */
export const formatChange = (change: number | null): string => {
  if (change === null) return '—';
  return change < 0 ? `\u2212${formatShare(-change)}` : `${change > 0 ? '+' : ''}${formatShare(change)}`;
};

/** What the years come to, in a sentence. */
export const comparisonSentence = ({ now, before, change }: YearComparison): string => {
  if (change === null) return `Neste período ${formatMoney(now)}; nos mesmos meses do ano anterior não há receita no Esteto.`;
  const way = change === 0 ? 'o mesmo que' : `${formatShare(Math.abs(change))} ${change > 0 ? 'acima de' : 'abaixo de'}`;
  return `Neste período ${formatMoney(now)}, ${way} ${formatMoney(before)} dos mesmos meses do ano anterior.`;
};
