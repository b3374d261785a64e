import { expect, it } from 'vitest';
import { type CountedGroup, npsGroups } from './nps-group.ts';
import { countsOf } from './testing/counts-of.ts';

const times = (count: number, score: number): number[] => Array.from({ length: count }, () => score);
const group = (kind: CountedGroup['kind'], name: string | null, scores: number[]): CountedGroup => ({
  kind,
  name,
  counts: countsOf(scores),
});

it('names groups in the order of their names, spans of time by length, whatever they scored', () => {
  const { groups, hidden } = npsGroups([
    group('tenure', 'from_2_years', times(10, 10)),
    group('tenure', 'under_3_months', times(10, 8)),
    group('plan', 'Essencial', times(10, 0)),
    group('plan', 'Completo', times(10, 10)),
    group('analyst', null, times(20, 9)),
  ]);
  expect(groups.map(({ kind, label, score }) => [kind, label, score])).toEqual([
    ['plan', 'Completo', 100],
    ['plan', 'Essencial', -100],
    ['analyst', 'Sem analista', 100],
    ['tenure', 'Menos de 3 meses', 0],
    ['tenure', '2 anos ou mais', 100],
  ]);
  expect(hidden).toBe(0);
});

it('hides those with too few answers, and tells how many they are', () => {
  const { groups, hidden } = npsGroups([
    group('plan', 'Completo', times(10, 9)),
    group('plan', 'Essencial', times(9, 9)),
    group('plan', null, []),
  ]);
  expect(groups.map(({ label }) => label)).toEqual(['Completo']);
  expect(hidden).toBe(1);
});

it.each([
  // 60 % and 50 % promoters of 20 each: chance.
  [
    [...times(12, 10), ...times(8, 7)],
    [...times(10, 10), ...times(10, 7)],
    ['alike', 'alike'],
  ],
  [times(40, 10), times(40, 2), ['above', 'below']],
  // So large a difference, but to so few that nothing is said of them.
  [times(40, 10), times(9, 2), ['alike']],
])('says better or worse only where the intervals do not touch', (one, other, standings) => {
  const { groups } = npsGroups([group('plan', 'A', one), group('plan', 'B', other)]);
  expect(groups.map(({ standing }) => standing)).toEqual(standings);
});
