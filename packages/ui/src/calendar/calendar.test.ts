import { runs } from '@esteto/domain/shared/property-runs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CalendarEvent } from './calendar-event.ts';
import { placedIn } from './calendar-lanes.ts';
import { daysOf, hoursOf, isOnDay, moved, partIn, rangeName, stepped } from './calendar-time.ts';

const event = (start: string, end: string, rest: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: start + end,
  title: 'Plantão',
  start,
  end,
  ...rest,
});
const night = event('2026-11-20T19:00', '2026-11-21T07:00');

describe('days of a calendar', () => {
  test('a month shows whole weeks from Sunday', () => {
    const days = daysOf('month', '2026-11-20');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
    expect(daysOf('month', '2026-02-10')).toHaveLength(28);
    expect(daysOf('month', '2026-08-10')).toHaveLength(42);
  });

  test('a week runs from Sunday to Saturday', () => {
    expect(daysOf('week', '2026-11-20')).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(daysOf('day', '2026-11-20')).toEqual(['2026-11-20']);
  });

  test.each([
    ['month', 'novembro de 2026', '2026-12-01'],
    ['week', '15 a 21 de novembro de 2026', '2026-11-27'],
    ['day', 'sexta-feira, 20 de novembro de 2026', '2026-11-21'],
  ] as const)('%s is named and steps on', (view, name, next) => {
    expect(rangeName(view, '2026-11-20')).toBe(name);
    expect(stepped(view, '2026-11-20', 1)).toBe(next);
  });
});

describe('an event in its days', () => {
  it('crosses midnight', () => {
    expect(partIn(night, '2026-11-20')).toEqual({ from: 1140, to: 1440 });
    expect(partIn(night, '2026-11-21')).toEqual({ from: 0, to: 420 });
    expect(partIn(night, '2026-11-22')).toBeNull();
    expect(partIn(event('2026-11-20T19:00', '2026-11-21T00:00'), '2026-11-21')).toBeNull();
  });

  it('is one shift of the month though it ends in the morning', () => {
    expect([isOnDay(night, '2026-11-20'), isOnDay(night, '2026-11-21')]).toEqual([true, false]);
    expect(isOnDay(event('2026-11-20T07:00', '2026-11-22T19:00'), '2026-11-22')).toBe(true);
  });

  it('says its hours', () => {
    expect(hoursOf(night)).toBe('19:00 às 7:00');
    expect(hoursOf({ ...night, allDay: true })).toBe('o dia todo');
  });

  test.each([
    [{ days: 1 }, '2026-11-21T19:00'],
    [{ minutes: 300 }, '2026-11-21T00:00'],
    [{ minutes: -30 }, '2026-11-20T18:30'],
    [{ days: 11, minutes: -1140 }, '2026-12-01T00:00'],
  ])('moves by %j', (move, time) => expect(moved('2026-11-20T19:00', move)).toBe(time));
});

describe('events side by side', () => {
  it('shares the width only among those that overlap', () => {
    const lanes = placedIn(
      [
        event('2026-11-20T07:00', '2026-11-20T13:00'),
        event('2026-11-20T08:00', '2026-11-20T09:00'),
        event('2026-11-20T09:00', '2026-11-20T10:00'),
        event('2026-11-20T13:00', '2026-11-20T19:00'),
      ],
      '2026-11-20',
    ).map(({ lane, lanes: count }) => [lane, count]);
    expect(lanes).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
      [0, 1],
    ]);
  });

  it('lets no two events lie on each other', () => {
    const time = fc.integer({ min: 0, max: 1438 });
    const clock = (minutes: number) =>
      `2026-11-20T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    const some = fc.array(
      fc.tuple(time, time).filter(([a, b]) => a !== b),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(some, (pairs) => {
        const events = pairs.map(([a, b], index) => event(clock(Math.min(a, b)), clock(Math.max(a, b)), { id: index }));
        const placed = placedIn(events, '2026-11-20');
        expect(placed).toHaveLength(events.length);
        for (const one of placed) {
          expect(one.lane).toBeLessThan(one.lanes);
          for (const other of placed)
            if (one !== other && one.from < other.to && other.from < one.to)
              expect([one.lane, one.lanes]).not.toEqual([other.lane, other.lanes]);
        }
      }),
      runs,
    );
  });
});
