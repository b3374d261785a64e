import { splitCents, sumCents } from '../../shared/money/money.ts';
import { formatRate, RATE_SCALE, rateFromScaled } from '../../shared/money/percent.ts';
import { rateOfRatio } from '../../shared/money/ratio.ts';

// Shares are whole numbers of hundredths of a per cent: 10,000 are the whole.

export const WHOLE = 10_000;

/** The share of each amount (cents, none below zero) in their sum; the shares sum to the whole whatever was rounded. Of nothing, each has none. */
export const sharesOf = (amounts: readonly number[]): number[] =>
  sumCents(amounts) === 0 ? amounts.map(() => 0) : splitCents(WHOLE, amounts);

/** 1234 -> '12,34 %'. */
export const formatShare = (share: number): string => formatRate(rateOfShare(share));

const rateOfShare = (share: number): string => rateFromScaled((BigInt(share) * RATE_SCALE) / BigInt(WHOLE));

/** What a part is of a whole, a fraction of 8 places, half up; null of nothing. It may pass 1: this is no share of a sum. */
export const rateOf = (part: number, whole: number): string | null =>
  whole <= 0 ? null : rateOfRatio({ numerator: BigInt(Math.max(0, part)), denominator: BigInt(whole) });
