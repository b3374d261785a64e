import { roundHalfUpCents } from '../../shared/money/money.ts';
import { isRate, scaledRate } from '../../shared/money/percent.ts';

/** A fraction that the XML can write as a percentage with two decimals: at most four places. */
export const isPercentage = (rate: string): boolean => isRate(rate) && /^\d(?:\.\d{1,4}0*)?$/.test(rate);

/** -1, 0 or 1; 0 too when one of them is no rate, which another rule says. */
export const compareRates = (a: string, b: string): number => {
  if (!isRate(a) || !isRate(b)) return 0;
  const difference = scaledRate(a) - scaledRate(b);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
};

/** The rate of an amount, half up; 0 when either is none, which another rule says. */
export const partOf = (amount: number, rate: string | undefined): number =>
  rate !== undefined && isRate(rate) && Number.isSafeInteger(amount) ? roundHalfUpCents(amount, rate) : 0;

export const isCents = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
