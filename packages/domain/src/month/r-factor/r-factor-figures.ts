import { type RFactorInput, type RFactorStanding, rFactorStanding } from './r-factor-standing.ts';

/** Where a company stands, as lists and dialogs show it: the months by their number. */
export type RFactorShown = Omit<RFactorStanding, 'advice' | 'months' | 'untold'> & { window_months: number; payroll_months: number };

/** From where on the tables of the Simples are known. */
export const FIRST_FACTOR_MONTH = '2018-01';

/** With what is suggested, as a list shows it. */
export type RFactorFigures = RFactorShown & { suggested: number | null; balance: number | null };

export const shownStanding = ({ advice: _advice, months, untold, ...standing }: RFactorStanding): RFactorShown => ({
  ...standing,
  window_months: months.length,
  payroll_months: months.length - untold.length,
});

export const rFactorFigures = (input: RFactorInput): RFactorFigures => {
  const standing = rFactorStanding(input);
  const { suggested = null, balance = null } = standing.advice ?? {};
  return { ...shownStanding(standing), suggested, balance };
};
