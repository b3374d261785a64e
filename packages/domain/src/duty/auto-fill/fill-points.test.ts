import { expect, it } from 'vitest';
import { levelsOf, pointsOf, standingsOf } from './fill-points.ts';
import { type FillPerson, NO_WORK, type WorkedHours } from './fill-problem.ts';

const hours = (minutes: number, given: Partial<WorkedHours> = {}): WorkedHours => ({ ...NO_WORK, minutes, ...given });

const person = (professional_id: number, past: WorkedHours, planned = NO_WORK): FillPerson => ({
  professional_id,
  credentials: null,
  commitments: [],
  past,
  planned,
});

it.each([
  ['a day of twelve hours', hours(720), 12],
  ['a night', hours(720, { night: 480 }), 20],
  ['a night of the weekend', hours(720, { night: 480, weekend: 720 }), 32],
  ['Christmas Day, a Friday', hours(720, { holiday: 720 }), 36],
] as const)('%s', (_name, work, points) => {
  expect(pointsOf(work)).toBe(points);
});

it('a share is what one works over the average, within bounds; who is new counts as one and begins at the average', () => {
  const people = [
    person(1, hours(3_000)),
    person(2, hours(1_000)),
    person(3, hours(50)),
    person(4, NO_WORK, hours(120)),
    person(5, hours(9_950)),
  ];
  expect(standingsOf({ people })).toEqual([
    { share: 3_000 / 3_500, base: 50 },
    { share: 1_000 / 3_500, base: 1_000 / 60 },
    { share: 0.25, base: 50 / 60 },
    // 14,000 minutes of four people, and two hours that are planned already.
    { share: 1, base: 14_000 / 4 / 60 + 2 },
    { share: 2, base: 9_950 / 60 },
  ]);
});

it('the levels begin two steps below the even spread', () => {
  const people = [person(1, hours(600)), person(2, hours(600))];
  const levels = levelsOf([], standingsOf({ people }));
  expect(levels).toEqual({ from: 10 - 2, step: 1, count: 8 });
});
