import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inForce } from '../date/validity.ts';
import { DomainError } from '../result/domain-error.ts';
import { runs } from '../testing/property-runs.ts';
import { scaledRate } from './percent.ts';
import { centsOfRatio, compareRatios, minusRatio, rateOfRatio, rateOfRatioDown, ratioOfRate, timesRatio } from './ratio.ts';

const anyRatio = fc.record({ numerator: fc.bigInt({ min: 0n, max: 10n ** 12n }), denominator: fc.bigInt({ min: 1n, max: 10n ** 12n }) });

describe('exact fractions', () => {
  it('are rounded once, half up', () => {
    const third = { numerator: 1n, denominator: 3n };
    expect([rateOfRatio(third), rateOfRatioDown(third)]).toEqual(['0.33333333', '0.33333333']);
    const twoThirds = { numerator: 2n, denominator: 3n };
    expect([rateOfRatio(twoThirds), rateOfRatioDown(twoThirds)]).toEqual(['0.66666667', '0.66666666']);
    expect([centsOfRatio(1, twoThirds), centsOfRatio(1, third), centsOfRatio(1, ratioOfRate('0.5'))]).toEqual([1, 0, 1]);
  });

  it('the cut rate is never above the fraction, and within a unit of it', () => {
    fc.assert(
      fc.property(anyRatio, (ratio) => {
        const cut = { numerator: scaledRate(rateOfRatioDown(ratio)), denominator: 10n ** 8n };
        expect(compareRatios(cut, ratio)).toBeLessThanOrEqual(0);
        expect(compareRatios(minusRatio(ratio, cut), { numerator: 1n, denominator: 10n ** 8n })).toBeLessThan(0);
      }),
      runs,
    );
  });

  it('compare and multiply exactly', () => {
    fc.assert(
      fc.property(anyRatio, anyRatio, (a, b) => {
        expect(compareRatios(a, b)).toBe(-compareRatios(b, a) + 0);
        expect(compareRatios(timesRatio(a, b), timesRatio(b, a))).toBe(0);
        expect(compareRatios(a, a)).toBe(0);
      }),
      runs,
    );
  });
});

describe('figures with a validity', () => {
  const versions = [
    { from: '2025-01', until: '2025-04', value: 1 },
    { from: '2025-06', until: null, value: 2 },
  ];

  it.each([
    ['2025-01', 1],
    ['2025-04', 1],
    ['2025-06', 2],
    ['2199-12', 2],
  ])('%s', (competence, value) => {
    expect(inForce('Tabela', versions, competence).value).toBe(value);
  });

  it.each(['2024-12', '2025-05'])('nothing is guessed for %s', (competence) => {
    expect(() => inForce('Tabela', versions, competence)).toThrow(DomainError);
    expect(() => inForce('Tabela', versions, competence)).toThrow('Tabela: não há tabela cadastrada');
  });
});
