import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastCompetences } from '../../shared/date/competence.ts';
import { sumCents } from '../../shared/money/money.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { comparisonSentence, formatChange, yearComparison } from './year-comparison.ts';

const revenue: Record<string, number> = { '2025-10': 100_000, '2026-10': 150_000, '2025-11': 200_000, '2026-11': 50_000, '2026-12': 1 };
const compared = yearComparison(['2026-10', '2026-11', '2026-12'], (month) => revenue[month] ?? 0);

describe('a month beside the same one of the year before', () => {
  it('tells what changed, and of nothing before no change', () => {
    expect(compared.months).toEqual([
      { month: '2026-10', now: 150_000, before: 100_000, change: 5_000 },
      { month: '2026-11', now: 50_000, before: 200_000, change: -7_500 },
      { month: '2026-12', now: 1, before: 0, change: null },
    ]);
    expect(compared).toMatchObject({ now: 200_001, before: 300_000, change: -3_333 });
  });

  it('is written with its sign', () => {
    expect([5_000, -7_500, 0, null].map(formatChange)).toEqual(['+50,00\u00a0%', '\u221275,00\u00a0%', '0,00\u00a0%', '—']);
  });

  it('is told in a sentence', () => {
    const say = (now: number, before: number, change: number | null) =>
      comparisonSentence({ months: [], now, before, change }).replaceAll('\u00a0', ' ');
    expect(say(15_000, 10_000, 5_000)).toBe('Neste período R$ 150,00, 50,00 % acima de R$ 100,00 dos mesmos meses do ano anterior.');
    expect(say(5_000, 10_000, -5_000)).toBe('Neste período R$ 50,00, 50,00 % abaixo de R$ 100,00 dos mesmos meses do ano anterior.');
    expect(say(5_000, 5_000, 0)).toBe('Neste período R$ 50,00, o mesmo que R$ 50,00 dos mesmos meses do ano anterior.');
    expect(say(5_000, 0, null)).toBe('Neste período R$ 50,00; nos mesmos meses do ano anterior não há receita no Esteto.');
  });

  it('sums to the years whole', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(99_999_999), { minLength: 24, maxLength: 24 }), (amounts) => {
        const known = new Map(lastCompetences('2026-11', 24).map((month, at) => [month, amounts[at] ?? 0]));
        const { months, now, before } = yearComparison(lastCompetences('2026-11', 12), (month) => known.get(month) ?? 0);
        expect(now + before).toBe(sumCents(amounts));
        expect(sumCents(months.map((month) => month.now))).toBe(now);
      }),
      runs,
    );
  });
});
