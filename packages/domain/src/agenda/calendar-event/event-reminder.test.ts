import { expect, it } from 'vitest';
import { dueReminders, reminderText } from './event-reminder.ts';

const shift = { starts_on: '2026-11-24', starts_at: '19:00', ends_on: '2026-11-25', ends_at: '07:00' };

it.each([
  ['before its time', '2026-11-24T17:59', []],
  ['at its time', '2026-11-24T18:00', ['60']],
  ['a little late', '2026-11-24T18:20', ['60']],
  ['both', '2026-11-24T18:30', ['30', '60']],
  ['a day before', '2026-11-23T19:05', ['1440']],
  ['so late that it is old news', '2026-11-24T12:00', []],
  ['once it has begun', '2026-11-24T19:00', []],
] as const)('%s', (_name, now, due) => {
  expect(dueReminders(shift, ['30', '60', '1440'], now)).toEqual(due);
});

it('says when and where', () => {
  expect(reminderText({ ...shift, place: 'Santa Casa' }, '2026-11-24')).toBe('hoje, 19:00, Santa Casa');
  expect(reminderText({ ...shift, starts_at: null, place: null }, '2026-11-23')).toBe('amanhã');
});
