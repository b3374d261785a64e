import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { FEWEST_ANSWERS, npsInterval, npsStanding } from './nps-interval.ts';
import { npsScore, npsTotals } from './score.ts';
import { countsOf } from './testing/counts-of.ts';

/** So many answers of each kind, over all scores of the kind. */
const answers = (promoters: number, passives: number, detractors: number): number[] => [
  ...Array.from({ length: promoters }, (_, index) => 9 + (index % 2)),
  ...Array.from({ length: passives }, (_, index) => 7 + (index % 2)),
  ...Array.from({ length: detractors }, (_, index) => index % 7),
];

describe('the 95 % interval of a score', () => {
  // Computed apart, to 40 digits: each answer is +1, 0 or −1, three are added (0.75, 1.5 and 0.75 of each), and the variance is the mean of the squared
  // distances from the mean (Rocks 2016, arXiv 1601.07235, adjusted Wald), not the closed form that the code has.
  it.each([
    [10, 0, 0, 100, 48, 100],
    [0, 10, 0, 0, -18, 18],
    [0, 0, 10, -100, -100, -48],
    [5, 0, 5, 0, -51, 51],
    [4, 3, 3, 10, -36, 51],
    [31, 9, 4, 61, 38, 77],
    [600, 250, 150, 45, 40, 49],
    [500, 300, 200, 30, 25, 35],
    [333, 334, 333, 0, -5, 5],
    [700, 200, 100, 60, 56, 64],
    [120, 400, 480, -36, -40, -32],
    [1000, 0, 0, 100, 99, 100],
    [0, 0, 1000, -100, -100, -99],
    [865, 74, 61, 80, 77, 83],
    [10, 313, 677, -67, -70, -63],
    [464, 111, 425, 4, -2, 10],
    [251, 714, 35, 22, 19, 25],
    [38, 496, 466, -43, -46, -39],
    [186, 221, 593, -41, -45, -36],
  ])('%d promoters, %d neutrals, %d detractors: %d, from %d to %d', (promoters, passives, detractors, score, low, high) => {
    const totals = npsTotals(countsOf(answers(promoters, passives, detractors)));
    expect(npsScore(totals)).toBe(score);
    expect(npsInterval(totals)).toEqual({ low, high });
  });

  it('holds the score, and more answers alike make it no wider', () => {
    const kind = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(kind, kind, kind, fc.integer({ min: 2, max: 9 }), (promoters, passives, detractors, times) => {
        fc.pre(promoters + passives + detractors > 0);
        const few = npsTotals(countsOf(answers(promoters, passives, detractors)));
        const many = {
          total_responses: few.total_responses * times,
          total_promoters: few.total_promoters * times,
          total_passives: few.total_passives * times,
          total_detractors: few.total_detractors * times,
        };
        const [score, wide, narrow] = [npsScore(few) ?? Number.NaN, npsInterval(few), npsInterval(many)];
        for (const { low, high } of [wide, narrow]) {
          expect(low).toBeLessThanOrEqual(score);
          expect(high).toBeGreaterThanOrEqual(score);
        }
        // A side at the end of the scale is cut off; each side is rounded.
        if (Math.abs(score) < 60) expect(narrow.high - narrow.low).toBeLessThanOrEqual(wide.high - wide.low + 1);
      }),
      runs,
    );
  });
});

describe('what a survey says', () => {
  it('is no score before ten have answered, however they answered', () => {
    const nine = npsStanding(countsOf(answers(9, 0, 0)));
    expect(nine).toEqual({
      total_responses: 9,
      total_promoters: 9,
      total_passives: 0,
      total_detractors: 0,
      nps_score: null,
      interval: null,
      classification_zone: null,
      percent_promoters: null,
      percent_passives: null,
      percent_detractors: null,
    });
    expect(FEWEST_ANSWERS).toBe(10);
  });

  it('is a score with its interval, its zone and its shares from then on', () => {
    expect(npsStanding(countsOf(answers(7, 2, 1)))).toEqual({
      total_responses: 10,
      total_promoters: 7,
      total_passives: 2,
      total_detractors: 1,
      nps_score: 60,
      interval: { low: 7, high: 85 },
      classification_zone: 'Qualidade',
      percent_promoters: '0.7000',
      percent_passives: '0.2000',
      percent_detractors: '0.1000',
    });
  });
});
