import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../shared/date/date.ts';
import { capacityWeeks, loadOf, pointsIn } from './capacity.ts';

describe('the weeks of capacity', () => {
  test.each([
    // A Monday: the whole week; Finados lies in the first, the Proclamação in a Sunday, the Consciência Negra in the third.
    ['2026-11-02', [4, 5, 4, 5]],
    // A Friday: one day is left, and nothing of it is lost on the weekend.
    ['2026-11-06', [1, 5, 4, 5]],
    ['2026-11-08', [0, 5, 4, 5]],
    // Christmas and the first of January.
    ['2026-12-21', [4, 4, 5, 5]],
  ])('of %s have so many days that are worked', (today, days) => {
    const weeks = capacityWeeks(today);
    expect(weeks.map(({ business_days }) => business_days)).toEqual(days);
    expect(weeks[0]?.from).toBe(today);
  });

  test('follow each other without a gap, whatever the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), (days) => {
        const weeks = capacityWeeks(addDays('2026-01-01', days));
        for (const [index, { from, until }] of weeks.entries()) {
          expect(from <= until).toBe(true);
          if (index > 0) expect(from).toBe(addDays(weeks[index - 1]?.until ?? '', 1));
        }
      }),
    );
  });

  test('hold as many points as days are worked in them', () => {
    expect([5, 4, 1, 0].map((business_days) => pointsIn({ business_days }, 62))).toEqual([62, 49, 12, 0]);
  });

  test.each([
    [0, 50, 'free'],
    [42, 50, 'free'],
    [43, 50, 'full'],
    [50, 50, 'full'],
    [51, 50, 'over'],
    [0, 0, 'free'],
    [1, 0, 'over'],
    [0, null, null],
    [1, null, 'over'],
  ] as const)('%i points against %s are %s', (points, capacity, load) => {
    expect(loadOf(points, capacity)).toBe(load);
  });
});
