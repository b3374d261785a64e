import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { calendarEventForm, calendarWindow, eventReceivedForm, shiftForm, withoutHours } from './calendar-event-form.ts';

const shift = {
  kind: 'shift',
  title: 'Plantão',
  starts_on: '2026-11-24',
  starts_at: '19:00',
  ends_on: '2026-11-25',
  ends_at: '07:00',
  visibility: 'company',
};

const errorsOf = (changes: object) => {
  const parsed = parse(calendarEventForm, { ...shift, ...changes }, { today: '2026-11-24' });
  return parsed.ok ? [] : Object.keys(parsed.errors);
};

it.each([
  ['as it is', {}, []],
  ['an end before the start', { ends_on: '2026-11-24' }, ['ends_at']],
  ['no time and no whole day', { starts_at: null, ends_at: null }, ['starts_at', 'ends_at']],
  ['whole days', { all_day: true, starts_at: null, ends_at: null }, []],
  ['too long', { ends_on: '2027-11-24' }, ['ends_at']],
  ['a day that does not exist', { starts_on: '2026-02-30' }, ['starts_on']],
  ['a value without its way', { value: 150_000 }, ['value_kind']],
  ['a value of an hour', { value: 15_000, value_kind: 'per_hour' }, []],
  ['a rule that ends before it begins', { repeats: 'daily', repeat_until: '2026-11-20' }, ['repeat_until']],
  ['a rule with two ends', { repeats: 'daily', repeat_until: '2026-12-20', repeat_count: 3 }, ['repeat_count']],
  ['a weekday that is none', { repeats: 'weekly', repeat_weekdays: ['XX'] }, ['repeat_weekdays[0]']],
  ['no reminder of ours', { reminders: ['15'] }, ['reminders[0]']],
])('an event: %s', (_name, changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors);
});

it('a scale asks for a day', () => {
  const scale = { place: 'Santa Casa', days: [], starts_at: '19:00', ends_at: '07:00' };
  expect(parse(shiftForm, scale)).toMatchObject({ ok: false, errors: { days: ['Escolha pelo menos um dia.'] } });
  expect(parse(shiftForm, { ...scale, days: ['2026-11-24', '2026-11-26'] }).ok).toBe(true);
});

it('a window is three years at most, and runs forward', () => {
  expect(parse(calendarWindow, { from: '2026-01-01', to: '2028-12-31' }).ok).toBe(true);
  expect(parse(calendarWindow, { from: '2026-01-01', to: '2029-12-31' }).ok).toBe(false);
  expect(parse(calendarWindow, { from: '2026-01-02', to: '2026-01-01' }).ok).toBe(false);
});

it('nothing is received on a day to come', () => {
  expect(parse(eventReceivedForm, { paid_on: '2026-11-25' }, { today: '2026-11-24' }).ok).toBe(false);
  expect(parse(eventReceivedForm, { paid_on: '2026-11-24' }, { today: '2026-11-24' }).ok).toBe(true);
});

it('whole days have no hours, whatever the form still holds', () => {
  const form = { all_day: true, starts_at: '07:00', ends_at: '19:00' };
  expect(withoutHours(form)).toEqual({ all_day: true, starts_at: null, ends_at: null });
  expect(withoutHours({ ...form, all_day: false })).toMatchObject({ starts_at: '07:00', ends_at: '19:00' });
});
