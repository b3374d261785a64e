import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../../shared/money/money.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { type ConcentrationRisk, concentrationOf, HIGH_SHARE, MEDIUM_SHARE } from './concentration.ts';

const payers = (...revenues: number[]) => revenues.map((revenue, at) => ({ name: `P${at + 1}`, revenue }));

describe('how much hangs on one payer', () => {
  it.each<[number[], ConcentrationRisk, string, number]>([
    [[100], 'high', 'P1', 1],
    [[50, 50], 'high', 'P1', 2],
    [[4_999, 5_001], 'high', 'P2', 2],
    [[4_999, 2_501, 2_500], 'medium', 'P1', 3],
    [[25, 25, 25, 25], 'medium', 'P1', 4],
    [[2_499, 2_499, 2_499, 2_499, 4], 'low', 'P1', 4],
    [Array<number>(20).fill(1), 'low', 'P1', 0],
  ])('%j is %s', (revenues, risk, name, major) => {
    expect(concentrationOf(payers(...revenues))).toMatchObject({ risk, major, largest: { name } });
  });

  it('is not said where nothing was invoiced', () => {
    expect(concentrationOf([])).toBeNull();
    expect(concentrationOf(payers(0, 0))).toBeNull();
  });

  it('is told in a sentence', () => {
    const sentence = (...revenues: number[]) => concentrationOf(payers(...revenues))?.sentence.replaceAll('\u00a0', ' ');
    expect(sentence(6_210_000, 3_790_000)).toBe(
      'De cada R$ 100,00 de receita, R$ 62,10 vêm de P1: se esse contrato parar, a receita do período cai de R$ 100.000,00 para R$ 37.900,00.',
    );
    expect(sentence(100)).toBe('Toda a receita vem de P1: se esse contrato parar, não entra mais nada.');
  });

  it('is the risk of the largest share, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000_00 }), { minLength: 1, maxLength: 30 }), (revenues) => {
        const found = concentrationOf(payers(...revenues));
        if (sumCents(revenues) === 0) {
          expect(found).toBeNull();
          return;
        }
        const share = (Math.max(...revenues) / sumCents(revenues)) * 10_000;
        expect(Math.abs((found?.largest.share ?? 0) - share)).toBeLessThan(1);
        const risk = (found?.largest.share ?? 0) >= HIGH_SHARE ? 'high' : (found?.largest.share ?? 0) >= MEDIUM_SHARE ? 'medium' : 'low';
        expect(found?.risk).toBe(risk);
      }),
      runs,
    );
  });
});
