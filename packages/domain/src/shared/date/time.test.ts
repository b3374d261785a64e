import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { runs } from '../testing/property-runs.ts';
import { formatTime, isTime, minutesOfDay, parseDuration, parseTime } from './time.ts';

describe('time of a day', () => {
  test.each([
    ['7:30', '07:30'],
    ['07:30', '07:30'],
    ['730', '07:30'],
    ['0730', '07:30'],
    ['1930', '19:30'],
    ['19h30', '19:30'],
    ['19h', '19:00'],
    [' 0:00 ', '00:00'],
    ['23:59', '23:59'],
  ])('reads %j', (text, time) => expect(parseTime(text)).toBe(time));

  test.each(['', '24:00', '12:60', '7', '7:3', '12:300', 'meio-dia', '-1:00', '1e1:00'])('refuses %j', (text) => {
    expect(parseTime(text)).toBeNull();
    expect(minutesOfDay(text)).toBeNull();
    expect(formatTime(text)).toBe('--:--');
  });

  it('shows H:MM', () => {
    expect(formatTime('07:05')).toBe('7:05');
    expect(formatTime('00:00')).toBe('0:00');
    expect(formatTime('19:00')).toBe('19:00');
  });

  it('comes back from what it shows, and never throws', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        expect(isTime(time)).toBe(true);
        expect(parseTime(formatTime(time))).toBe(time);
        expect(minutesOfDay(time)).toBe(minutes);
      }),
      runs,
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const time = parseTime(text);
        expect(time === null || isTime(time)).toBe(true);
      }),
      runs,
    );
  });
});

test.each([
  ['11:00', 660],
  ['11', 660],
  ['11h', 660],
  ['11h30', 690],
  ['60 h', 3600],
  ['240:00', 14_400],
  ['0:30', 30],
  ['1:60', null],
  ['onze', null],
  ['-1:00', null],
  ['', null],
])('%j as a duration is %j minutes', (text, minutes) => {
  expect(parseDuration(text)).toBe(minutes);
});
