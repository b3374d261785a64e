import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { DEFAULT_SHARE_CAPITAL, DEFAULT_SHARES, divisionProblem, equalShares, shareValue } from './share-division.ts';

describe('the shares of a company', () => {
  it('are 150 of R$ 10,00 where nothing else is said', () => {
    expect(shareValue(DEFAULT_SHARE_CAPITAL, DEFAULT_SHARES)).toBe(1_000);
  });

  it.each([
    ['one partner with all of them', 150, [150], null],
    ['two with half each', 150, [75, 75], null],
    ['one who has none', 150, [150, 0], 'Diga quantas quotas tem cada sócio.'],
    ['one of whom nothing is said', 150, [100, null], 'Diga quantas quotas tem cada sócio.'],
    ['less than all', 150, [70, 75], 'As quotas dos sócios somam 145, e a empresa tem 150.'],
    ['more than all', 150, [80, 75], 'As quotas dos sócios somam 155, e a empresa tem 150.'],
    ['more partners than shares', 1, [1, 1], 'Há mais sócios que quotas: são 2 sócios e 1 quotas.'],
  ])('of %s', (_name, shares, held, problem) => {
    expect(divisionProblem(shares, held)).toBe(problem);
  });

  it('divide equally to the last one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 50 }), (shares, count) => {
        const parts = equalShares(shares, count);
        expect(parts).toHaveLength(count);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
        expect(divisionProblem(shares, parts) === null).toBe(count <= shares);
      }),
      runs,
    );
    expect(equalShares(150, 0)).toEqual([]);
  });

  it('are worth whole cents, or the capital does not fit them', () => {
    expect(shareValue(150_000, 151)).toBeNull();
    expect(shareValue(150_000, 0)).toBeNull();
  });
});
