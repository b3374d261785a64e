import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/property-runs.ts';
import {
  divideHalfUp,
  formatAmount,
  formatMoney,
  formatMoneyShort,
  MAX_CENTS,
  parseMoney,
  roundHalfUpCents,
  splitCents,
  sumCents,
} from './money.ts';
import { formatRate, isRate, parseRate, rateFromScaled, scaledRate } from './percent.ts';

const amount = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS });

describe('money as typed or pasted', () => {
  it.each([
    ['1234,56', 123456],
    ['R$ 1.234,56', 123456],
    ['R$\u00a01.234,56', 123456],
    ['1.234,56', 123456],
    ['1.234.567,8', 123456780],
    ['1234', 123400],
    ['1.234', 123400],
    ['1234.56', 123456],
    ['12.5', 1250],
    [',50', 50],
    ['0', 0],
    ['-0,00', 0],
    ['-10', -1000],
    ['−R$ 10,00', -1000],
    ['R$ -10,00', -1000],
    ['10,', 1000],
  ])('reads %s', (text, expected) => {
    expect(parseMoney(text)).toBe(expected);
  });

  it.each(['', ' ', 'R$', ',', '-', 'abc', '1,234.56', '1,234', '1.23.456', '12.3456', '1e3', '--1', '1 real', '9'.repeat(17), '１２'])(
    'refuses %s',
    (text) => {
      expect(parseMoney(text)).toBeNull();
    },
  );

  it('comes back from how it is written', () => {
    fc.assert(
      fc.property(amount, (cents) => {
        expect(parseMoney(formatMoney(cents))).toBe(cents + 0);
        expect(parseMoney(formatAmount(cents))).toBe(cents + 0);
      }),
      runs,
    );
  });
});

describe('money as written', () => {
  it.each([
    [0, 'R$\u00a00,00'],
    [5, 'R$\u00a00,05'],
    [123456, 'R$\u00a01.234,56'],
    [-123456789, '\u2212R$\u00a01.234.567,89'],
  ])('%i', (cents, expected) => {
    expect(formatMoney(cents)).toBe(expected);
  });

  it('is short on an axis', () => {
    expect([0, 99_900, 123_456, 99_999_900, -340_000_000].map(formatMoneyShort)).toEqual([
      'R$\u00a00',
      'R$\u00a0999',
      'R$\u00a01,2\u00a0mil',
      'R$\u00a01\u00a0mi',
      '\u2212R$\u00a03,4\u00a0mi',
    ]);
  });
});

describe('roundings', () => {
  it('goes half up, away from zero', () => {
    expect([1, 2, 3, -1, -3].map((value) => divideHalfUp(BigInt(value), 2n))).toEqual([1, 1, 2, -1, -2]);
    expect(roundHalfUpCents(66667, '0.015')).toBe(1000);
    expect(roundHalfUpCents(66700, '0.015')).toBe(1001);
    expect(roundHalfUpCents(MAX_CENTS, '0.99999999')).toBe(999_999_989_999);
  });

  it('is never more than half a cent away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), fc.integer({ min: 0, max: 100_000_000 }), (cents, scaled) => {
        const exact = BigInt(cents) * BigInt(scaled);
        const off = BigInt(roundHalfUpCents(cents, rateFromScaled(BigInt(scaled)))) * 100_000_000n - exact;
        expect(off <= 50_000_000n && off > -50_000_000n).toBe(true);
      }),
      runs,
    );
  });
});

describe('splits', () => {
  it('gives the cents left to the largest remainders', () => {
    expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitCents(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(splitCents(1001, [65, 300, 100])).toEqual([140, 646, 215]);
    expect(splitCents(0, [1, 2])).toEqual([0, 0]);
  });

  it('sums to the whole, each part within a cent of its share', () => {
    const weights = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 }).filter((list) => sumCents(list) > 0);
    fc.assert(
      fc.property(amount, weights, (total, list) => {
        const parts = splitCents(total, list);
        const whole = BigInt(sumCents(list));
        expect(sumCents(parts)).toBe(total + 0);
        for (const [index, part] of parts.entries()) {
          const off = BigInt(part) * whole - BigInt(total) * BigInt(list[index] ?? 0);
          expect(off < whole && off > -whole).toBe(true);
        }
      }),
      runs,
    );
  });
});

describe('rates', () => {
  it('reads and writes percentages', () => {
    expect(['9,97 %', '9,97', '9.97%', '100', '0', '1,5'].map(parseRate)).toEqual(['0.0997', '0.0997', '0.0997', '1', '0', '0.015']);
    expect(['', '100,01', '-1', 'x', '1,1234567', '1000'].map(parseRate)).toEqual([null, null, null, null, null, null]);
    expect([
      formatRate('0.09972'),
      formatRate('0.015'),
      formatRate('1'),
      formatRate('0.28', 0),
      formatRate('-0.005'),
      formatRate('-0.00001'),
    ]).toEqual(['9,97\u00a0%', '1,50\u00a0%', '100,00\u00a0%', '28\u00a0%', '\u22120,50\u00a0%', '0,00\u00a0%']);
    expect(['0.09975', '0.09974999'].map((rate) => formatRate(rate))).toEqual(['9,98\u00a0%', '9,97\u00a0%']);
    expect(formatRate('0.14925373', 6)).toBe('14,925373\u00a0%');
  });

  it('is a fraction from 0 to 1', () => {
    expect(['0', '0.015', '1', '1.0', '0.12345678'].every(isRate)).toBe(true);
    expect(['', '1.1', '.5', '0,5', '-0.1', '0.123456789', '1e-3', 'NaN', '00.1'].some(isRate)).toBe(false);
    expect(() => scaledRate('x')).toThrow(RangeError);
  });

  it('comes back from its text and from its mask', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 100_000_000n }), (scaled) => {
        expect(scaledRate(rateFromScaled(scaled))).toBe(scaled);
        expect(isRate(rateFromScaled(scaled))).toBe(true);
        expect(parseRate(formatRate(rateFromScaled(scaled), 6))).toBe(rateFromScaled(scaled));
      }),
      runs,
    );
  });
});
