import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../date/date.ts';
import { runs } from '../testing/property-runs.ts';
import { hoursOf, WEEKEND } from './event-hours.ts';
import { eventValue, hourValue } from './event-value.ts';

const at = (starts_on: string, starts_at: string, ends_on: string, ends_at: string) => ({ starts_on, starts_at, ends_on, ends_at });
const none = () => false;

it.each([
  ['a day of twelve hours', at('2026-11-24', '07:00', '2026-11-24', '19:00'), { total: 720, day: 720, night: 0, weekend: 0, holiday: 0 }],
  ['a night over midnight', at('2026-11-24', '19:00', '2026-11-25', '07:00'), { total: 720, day: 240, night: 480, weekend: 0, holiday: 0 }],
  ['a day and a night', at('2026-11-24', '07:00', '2026-11-25', '07:00'), { total: 1440, day: 960, night: 480, weekend: 0, holiday: 0 }],
  [
    'the night from Friday to Saturday',
    at('2026-11-27', '19:00', '2026-11-28', '07:00'),
    { total: 720, day: 240, night: 480, weekend: 420, holiday: 0 },
  ],
  ['Sunday evening', at('2026-11-29', '19:00', '2026-11-30', '07:00'), { total: 720, day: 240, night: 480, weekend: 300, holiday: 0 }],
  ['until midnight', at('2026-11-24', '18:00', '2026-11-25', '00:00'), { total: 360, day: 240, night: 120, weekend: 0, holiday: 0 }],
])('%s', (_name, span, hours) => {
  expect(hoursOf(span, none)).toEqual(hours);
});

it('counts a holiday by its own day', () => {
  expect(hoursOf(at('2026-12-24', '19:00', '2026-12-25', '07:00'), (date) => date === '2026-12-25')).toMatchObject({ holiday: 420 });
});

it('knows a night of a group, and one that does not pass midnight', () => {
  const span = at('2026-11-24', '19:00', '2026-11-25', '07:00');
  expect(hoursOf(span, none, { night: { from: '19:00', to: '07:00' }, weekend: WEEKEND })).toMatchObject({ night: 720, day: 0 });
  expect(hoursOf(span, none, { night: { from: '00:00', to: '05:00' }, weekend: WEEKEND })).toMatchObject({ night: 300, day: 420 });
});

it('whole days have none', () => {
  expect(hoursOf({ starts_on: '2026-11-24', starts_at: null, ends_on: '2026-11-25', ends_at: null }, none).total).toBe(0);
});

it('day and night are all of it, and no part is longer than the whole', () => {
  const time = fc
    .integer({ min: 0, max: 1439 })
    .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 5 }), time, time, (start, length, from, to) => {
      const first = addDays('2026-01-01', start);
      const hours = hoursOf(at(first, from, addDays(first, length), to), none);
      expect(hours.day + hours.night).toBe(hours.total);
      expect(hours.night).toBeGreaterThanOrEqual(0);
      expect(hours.weekend).toBeLessThanOrEqual(hours.total);
    }),
    runs,
  );
});

it.each([
  [150_000, 'per_shift', 720, 150_000],
  [15_000, 'per_hour', 720, 180_000],
  [10_001, 'per_hour', 90, 15_002],
  [null, 'per_hour', 720, null],
] as const)('%s cents %s for %s minutes', (value, kind, minutes, cents) => {
  expect(eventValue(value, kind, minutes)).toBe(cents);
});

it('an hour is worth what all of them are, divided', () => {
  expect(hourValue(180_000, 720)).toBe(15_000);
  expect(hourValue(180_000, 0)).toBeNull();
});
