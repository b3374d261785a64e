import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCompetence } from '../../shared/date/competence.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import {
  CHART_PERIODS,
  type ChartPeriod,
  chartSpan,
  chartSpanProblem,
  formatSpan,
  MAX_CHART_MONTHS,
  monthsOfSpan,
  withFrom,
  withTo,
} from './chart-period.ts';

const today = '2026-11-24';

describe('the months of a period', () => {
  it.each<[ChartPeriod, { from?: string; to?: string }, string, string]>([
    ['this_year', {}, '2026-01', '2026-11'],
    ['last_year', {}, '2025-01', '2025-12'],
    ['last_12', {}, '2025-12', '2026-11'],
    ['custom', { from: '2024-03', to: '2024-03' }, '2024-03', '2024-03'],
    ['custom', { from: '2023-12', to: '2026-11' }, '2023-12', '2026-11'],
    // What makes no sense counts as not said.
    ['custom', { from: '2026-05', to: '2026-04' }, '2025-12', '2026-11'],
    ['custom', { from: '2020-01', to: '2026-11' }, '2025-12', '2026-11'],
    ['custom', { from: 'ontem', to: '2026-10' }, '2025-12', '2026-10'],
    // What was chosen for one's own months says nothing of another period.
    ['last_year', { from: '2024-03', to: '2024-04' }, '2025-01', '2025-12'],
  ])('%s with %j', (period, asked, from, to) => {
    expect(chartSpan(period, today, asked)).toEqual({ from, to });
  });

  it('are never backwards nor too many, whatever stands in the address', () => {
    const text = fc.oneof(fc.constantFrom('2026-01', '1999-12', '2099-12', '2026-13', ''), fc.string());
    fc.assert(
      fc.property(fc.constantFrom(...CHART_PERIODS), text, text, (period, from, to) => {
        const span = chartSpan(period, today, { from, to });
        expect(chartSpanProblem(span)).toBeNull();
        const months = monthsOfSpan(span);
        expect([months[0], months.at(-1)]).toEqual([span.from, span.to]);
        expect(months.length).toBeLessThanOrEqual(MAX_CHART_MONTHS);
      }),
      runs,
    );
  });

  it('are refused with a sentence from the 37th on', () => {
    expect(chartSpanProblem({ from: addCompetence('2026-11', -35), to: '2026-11' })).toBeNull();
    expect(chartSpanProblem({ from: addCompetence('2026-11', -36), to: '2026-11' })).toBe('Até: escolha no máximo 36 meses.');
    expect(chartSpanProblem({ from: '2026-12', to: '2026-11' })).toBe('Até: escolha um mês a partir do primeiro.');
  });

  it.each([
    ['2026-01', '2026-05', '2026-03', { from: '2026-03', to: '2026-05' }, { from: '2026-01', to: '2026-03' }],
    ['2026-01', '2026-05', '2026-08', { from: '2026-08', to: '2026-08' }, { from: '2026-01', to: '2026-08' }],
    ['2026-01', '2026-05', '2022-01', { from: '2022-01', to: '2024-12' }, { from: '2022-01', to: '2022-01' }],
    ['2022-01', '2022-05', '2026-05', { from: '2026-05', to: '2026-05' }, { from: '2023-06', to: '2026-05' }],
  ])('%s to %s take %s as an end, and the other goes along where it must', (from, to, month, first, last) => {
    expect([withFrom({ from, to }, month), withTo({ from, to }, month)]).toEqual([first, last]);
  });

  it('are told in words', () => {
    expect(formatSpan({ from: '2025-12', to: '2026-11' })).toBe('dez/2025 a nov/2026');
    expect(formatSpan({ from: '2026-11', to: '2026-11' })).toBe('nov/2026');
  });
});
