import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { defaultGroupRules } from '../management-group/group-rules.ts';
import { instantAt, shiftSpan, shiftTimes, wallAt } from './shift-time.ts';

const rules = defaultGroupRules();
const saoPaulo = { timezone: 'America/Sao_Paulo', rules } as const;
const holiday = (date: string) => date === '2026-12-25' || date === '2027-01-01';

// Counted by hand: night from 22:00 to 6:00, weekend on Saturday and Sunday.
it.each([
  ['a day', '2026-12-01', '07:00', '19:00', [720, 0, 0, 0]],
  ['a night over midnight', '2026-12-01', '19:00', '07:00', [720, 480, 0, 0]],
  ['24 hours', '2026-12-01', '07:00', '07:00', [1440, 480, 0, 0]],
  ['Christmas Eve to Christmas', '2026-12-24', '19:00', '07:00', [720, 480, 0, 420]],
  ['over New Year', '2026-12-31', '19:00', '07:00', [720, 480, 0, 420]],
  ['Friday to Saturday', '2026-12-04', '19:00', '07:00', [720, 480, 420, 0]],
  ['Sunday to Monday', '2026-12-06', '19:00', '07:00', [720, 480, 300, 0]],
  ['until midnight', '2026-12-01', '18:00', '00:00', [360, 120, 0, 0]],
  ['half an hour', '2026-12-01', '21:45', '22:15', [30, 15, 0, 0]],
] as const)('%s', (_name, date, from, to, [total, night, weekend, free]) => {
  expect(shiftTimes(shiftSpan(date, from, to), saoPaulo, holiday)).toMatchObject({
    duration_minutes: total,
    night_minutes: night,
    weekend_minutes: weekend,
    holiday_minutes: free,
  });
});

it('counts the night and the weekend as the group does', () => {
  const own = {
    ...rules,
    night_from: '19:00',
    night_to: '07:00',
    weekend_from_day: 5 as const,
    weekend_from: '19:00',
    weekend_to: '07:00',
  };
  const group = { timezone: 'America/Sao_Paulo', rules: own } as const;
  expect(shiftTimes(shiftSpan('2026-12-04', '13:00', '07:00'), group, holiday)).toMatchObject({ night_minutes: 720, weekend_minutes: 720 });
  expect(shiftTimes(shiftSpan('2026-12-07', '05:00', '09:00'), group, holiday)).toMatchObject({ night_minutes: 120, weekend_minutes: 120 });
  const untilSunday = { ...rules, weekend_to_day: 0 as const };
  const closed = { timezone: 'America/Sao_Paulo', rules: untilSunday } as const;
  expect(shiftTimes(shiftSpan('2026-12-06', '19:00', '07:00'), closed, holiday)).toMatchObject({ weekend_minutes: 300 });
});

it.each([
  ['America/Sao_Paulo', '2026-12-01T22:00:00.000Z'],
  ['America/Manaus', '2026-12-01T23:00:00.000Z'],
  ['America/Rio_Branco', '2026-12-02T00:00:00.000Z'],
  ['America/Noronha', '2026-12-01T21:00:00.000Z'],
] as const)('19:00 in %s, and back', (zone, instant) => {
  expect(instantAt(zone, '2026-12-01', '19:00')).toBe(instant);
  expect(wallAt(zone, instant)).toEqual({ date: '2026-12-01', time: '19:00' });
});

it('no part is longer than the whole, and instants are as far apart as the shift is long', () => {
  const time = fc
    .integer({ min: 0, max: 1439 })
    .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 28 }), time, time, (day, from, to) => {
      const times = shiftTimes(shiftSpan(`2026-12-${String(day).padStart(2, '0')}`, from, to), saoPaulo, holiday);
      const total = times.duration_minutes;
      expect((Date.parse(times.end_at) - Date.parse(times.start_at)) / 60_000).toBe(total);
      for (const part of [times.night_minutes, times.weekend_minutes, times.holiday_minutes]) expect(part >= 0 && part <= total).toBe(true);
      expect(total > 0 && total <= 1440).toBe(true);
    }),
    runs,
  );
});
