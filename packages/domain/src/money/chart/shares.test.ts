import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumCents } from '../../shared/money/money.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { formatShare, rateOf, sharesOf, WHOLE } from './shares.ts';

const NBSP = '\u00a0';

it.each<[number[], number[]]>([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [[5], [10_000]],
  // Thirds: the hundredth that is left goes to the first.
  [
    [100, 100, 100],
    [3334, 3333, 3333],
  ],
  [
    [999_999, 1],
    [10_000, 0],
  ],
])('the shares of %j are %j', (amounts, shares) => {
  expect(sharesOf(amounts)).toEqual(shares);
});

it('sum to the whole whatever is rounded, and none is off by a hundredth of a per cent', () => {
  const amounts = fc
    .array(fc.integer({ min: 0, max: 999_999_999_999 }), { minLength: 1, maxLength: 50 })
    .filter((all) => sumCents(all) > 0);
  fc.assert(
    fc.property(amounts, (all) => {
      const shares = sharesOf(all);
      expect(sumCents(shares)).toBe(WHOLE);
      for (const [at, share] of shares.entries()) expect(Math.abs(share - ((all[at] ?? 0) / sumCents(all)) * WHOLE)).toBeLessThan(1);
    }),
    runs,
  );
});

it('are written with two decimals', () => {
  expect([formatShare(1234), formatShare(WHOLE), formatShare(0), formatShare(123_456)]).toEqual([
    `12,34${NBSP}%`,
    `100,00${NBSP}%`,
    `0,00${NBSP}%`,
    `1.234,56${NBSP}%`,
  ]);
});

it.each([
  [1, 3, '0.33333333'],
  [0, 3, '0'],
  [3, 3, '1'],
  [5, 0, null],
  [-5, 10, '0'],
])('%s of %s is %s', (part, whole, rate) => {
  expect(rateOf(part, whole)).toBe(rate);
});
