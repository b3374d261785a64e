import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { NPS_CLASSIFICATIONS, npsClassification, npsClassificationLabel, npsClassificationTone } from './nps-classification.ts';
import {
  dueNpsSurveyAction,
  mayBeDeleted,
  NPS_SURVEY_STATUSES,
  npsSurveyStatusLabel,
  npsSurveyStatusTone,
  OPEN_NPS_SURVEY_STATUSES,
  takesAnswers,
} from './nps-life.ts';
import { npsScore, npsTotals, npsZone } from './score.ts';
import { countsOf } from './testing/counts-of.ts';

describe('NPS score', () => {
  it.each([
    { scores: [], nps: null, promoters: 0, passives: 0, detractors: 0 },
    { scores: [10, 9, 9], nps: 100, promoters: 3, passives: 0, detractors: 0 },
    { scores: [0, 6], nps: -100, promoters: 0, passives: 0, detractors: 2 },
    { scores: [7, 8], nps: 0, promoters: 0, passives: 2, detractors: 0 },
    { scores: [10, 7, 8], nps: 33, promoters: 1, passives: 2, detractors: 0 },
    { scores: [10, 10, 8, 3], nps: 25, promoters: 2, passives: 1, detractors: 1 },
    { scores: [0, 7, 7, 7, 7, 7, 7, 7], nps: -13, promoters: 0, passives: 7, detractors: 1 },
  ])('$scores', ({ scores, nps, promoters, passives, detractors }) => {
    const totals = npsTotals(countsOf(scores));
    expect(totals).toEqual({
      total_responses: scores.length,
      total_promoters: promoters,
      total_passives: passives,
      total_detractors: detractors,
    });
    expect(npsScore(totals)).toBe(nps);
  });

  it('stays in its bounds, counts every answer, and turns around with its answers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1 }), (scores) => {
        const totals = npsTotals(countsOf(scores));
        const nps = npsScore(totals) ?? Number.NaN;
        expect(nps).toBeGreaterThanOrEqual(-100);
        expect(nps).toBeLessThanOrEqual(100);
        expect(totals.total_promoters + totals.total_passives + totals.total_detractors).toBe(scores.length);
        const mirrored = scores.map((score) => ({ promoter: 0, passive: 7, detractor: 10 })[npsClassification(score)]);
        expect((npsScore(npsTotals(countsOf(mirrored))) ?? 0) + nps).toBe(0);
      }),
      runs,
    );
  });

  it.each([
    [-100, 'Crítica'],
    [0, 'Crítica'],
    [0.4, 'Crítica'],
    [0.5, 'Aperfeiçoamento'],
    [1, 'Aperfeiçoamento'],
    [50, 'Aperfeiçoamento'],
    [50.4, 'Aperfeiçoamento'],
    [50.5, 'Qualidade'],
    [75, 'Qualidade'],
    [76, 'Excelência'],
    [100, 'Excelência'],
  ])('%d is in the zone %s', (nps, zone) => {
    expect(npsZone(nps)).toBe(zone);
  });
});

describe('NPS words', () => {
  it('are the fixed ones, in their order and colours', () => {
    expect(NPS_SURVEY_STATUSES.map((status) => [npsSurveyStatusLabel[status], npsSurveyStatusTone[status]])).toEqual([
      ['Prevista', 'ended'],
      ['Iniciada', 'waiting'],
      ['Suspensa', 'attention'],
      ['Concluída', 'done'],
    ]);
    expect(OPEN_NPS_SURVEY_STATUSES.map((status) => npsSurveyStatusLabel[status])).toEqual(['Iniciada', 'Prevista']);
    expect(NPS_CLASSIFICATIONS.map((kind) => [npsClassificationLabel[kind], npsClassificationTone[kind]])).toEqual([
      ['Promotor', 'done'],
      ['Neutro', 'draft'],
      ['Detrator', 'attention'],
    ]);
  });
});

describe('NPS survey and the clock', () => {
  const start_at = '2026-11-01T03:00:00Z';
  const end_at = '2026-12-01T03:00:00Z';

  it.each([
    ['planned', '2026-11-01T02:59:59Z', null],
    ['planned', '2026-11-01T03:00:00Z', 'start'],
    ['started', '2026-11-30T00:00:00Z', null],
    ['started', '2026-12-01T03:00:00Z', 'conclude'],
    ['suspended', '2026-12-01T03:00:00Z', 'conclude'],
    ['concluded', '2027-01-01T00:00:00Z', null],
  ] as const)('%s at %s: %s', (status, now, action) => {
    expect(dueNpsSurveyAction({ status, start_at, end_at }, now)).toBe(action);
  });

  it('takes answers only while it runs, and is taken back only before', () => {
    expect(NPS_SURVEY_STATUSES.filter(takesAnswers)).toEqual(['started']);
    expect(NPS_SURVEY_STATUSES.filter(mayBeDeleted)).toEqual(['planned']);
  });
});
