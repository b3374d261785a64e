import { divideHalfUp } from './money.ts';
import { RATE_SCALE, rateFromScaled, scaledRate } from './percent.ts';

// Exact fractions, for rates that no decimal holds (an effective rate is a division). They are rounded once, at the end.

/** `denominator` is positive. */
export type Ratio = { numerator: bigint; denominator: bigint };

export const ratioOfRate = (rate: string): Ratio => ({ numerator: scaledRate(rate), denominator: RATE_SCALE });

export const timesRatio = (a: Ratio, b: Ratio): Ratio => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

export const addRatio = (a: Ratio, b: Ratio): Ratio => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

export const minusRatio = (a: Ratio, b: Ratio): Ratio => ({
  numerator: a.numerator * b.denominator - b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

/** Below zero when `a` is smaller, zero when equal, above zero when larger. */
export const compareRatios = (a: Ratio, b: Ratio): number => {
  const difference = minusRatio(a, b).numerator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** Cents of `amount` times the ratio, rounded half up once. */
export const centsOfRatio = (amount: number, { numerator, denominator }: Ratio): number =>
  divideHalfUp(BigInt(amount) * numerator, denominator);

/** The ratio as a rate of 8 places, half up: for showing and storing. */
export const rateOfRatio = ({ numerator, denominator }: Ratio): string =>
  rateFromScaled((numerator * RATE_SCALE * 2n + denominator) / (denominator * 2n));

/** The ratio as a rate of 8 places, cut: it never reaches a limit that the ratio does not reach. */
export const rateOfRatioDown = ({ numerator, denominator }: Ratio): string => rateFromScaled((numerator * RATE_SCALE) / denominator);
