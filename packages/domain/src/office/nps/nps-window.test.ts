import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../shared/date/date.ts';
import { dayEnd, dayStart, firstDay, lastDay } from '../../shared/date/day-instant.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { askedTooLately, nextWindow, npsSurveyTitle, RECONTACT_DAYS, startedAt, windowsOverlap } from './nps-window.ts';

const days = (first: string, last: string) => ({ start_at: dayStart(first), end_at: dayEnd(last) });
const shown = ({ start_at, end_at }: { start_at: string; end_at: string }) => [firstDay(start_at), lastDay(end_at)];

describe('the days of a survey', () => {
  it('begin and end at midnight in São Paulo, also in what was once summer time', () => {
    expect(days('2026-11-01', '2026-11-30')).toEqual({ start_at: '2026-11-01T03:00:00.000Z', end_at: '2026-12-01T03:00:00.000Z' });
    expect(days('2027-01-15', '2027-01-15')).toEqual({ start_at: '2027-01-15T03:00:00.000Z', end_at: '2027-01-16T03:00:00.000Z' });
    expect(npsSurveyTitle(days('2026-11-01', '2026-11-30'))).toBe('Pesquisa de 01/11/2026 a 30/11/2026');
  });

  it.each([
    ['2026-11-01', '2026-11-30', '2026-12-01', '2026-12-31', false],
    ['2026-11-01', '2026-11-30', '2026-11-30', '2026-12-31', true],
    ['2026-11-01', '2026-11-30', '2026-11-10', '2026-11-12', true],
  ])('%s to %s and %s to %s overlap: %s', (from, to, otherFrom, otherTo, expected) => {
    expect(windowsOverlap(days(from, to), days(otherFrom, otherTo))).toBe(expected);
    expect(windowsOverlap(days(otherFrom, otherTo), days(from, to))).toBe(expected);
  });

  it.each([
    ['on its day', '2026-11-01T12:00:00Z', '2026-11-01T03:00:00.000Z'],
    ['before it, by hand', '2026-10-20T12:00:00Z', '2026-10-20T12:00:00Z'],
    ['after it, because nobody was there', '2026-11-03T12:00:00Z', '2026-11-03T12:00:00Z'],
    ['when it was over', '2026-12-03T12:00:00Z', '2026-11-01T03:00:00.000Z'],
  ])('begin %s', (_when, now, start_at) => {
    expect(startedAt(days('2026-11-01', '2026-11-30'), now)).toBe(start_at);
  });
});

describe('the next quarter', () => {
  const now = '2026-01-01T03:00:00Z';

  it.each([
    ['2026-01-01', '2026-01-31', '2026-04-01', '2026-05-01'],
    ['2026-07-01', '2026-07-15', '2026-10-01', '2026-10-15'],
    ['2026-08-31', '2026-09-10', '2026-11-30', '2026-12-10'],
    // Three months from February are 89 days: one more.
    ['2027-02-01', '2027-02-10', '2027-05-02', '2027-05-11'],
    // Half a year long: when it ends.
    ['2026-01-01', '2026-06-30', '2026-07-01', '2026-12-28'],
  ])('of %s to %s is %s to %s', (first, last, nextFirst, nextLast) => {
    expect(shown(nextWindow(days(first, last), now))).toEqual([nextFirst, nextLast]);
  });

  it('is not made up for once it is over', () => {
    expect(shown(nextWindow(days('2026-01-01', '2026-01-31'), '2026-11-20T12:00:00Z'))).toEqual(['2027-01-01', '2027-01-31']);
    expect(shown(nextWindow(days('2026-01-01', '2026-01-31'), '2026-05-01T03:00:00Z'))).toEqual(['2026-04-01', '2026-05-01']);
    expect(shown(nextWindow(days('2026-01-01', '2026-01-31'), '2026-05-02T03:00:00Z'))).toEqual(['2026-07-01', '2026-07-31']);
  });

  it('finds everybody free to be asked, is as long, and does not overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 0, max: 200 }), (offset, length) => {
        const first = addDays('2026-01-01', offset);
        const before = days(first, addDays(first, length));
        const next = nextWindow(before, before.start_at);
        expect(first < askedTooLately(firstDay(next.start_at))).toBe(true);
        expect(daysBetween(firstDay(next.start_at), lastDay(next.end_at))).toBe(length);
        expect(windowsOverlap(before, next)).toBe(false);
      }),
      runs,
    );
  });

  it('leaves whoever was asked alone for 90 days', () => {
    expect(daysBetween('2026-01-01', '2026-04-01')).toBe(RECONTACT_DAYS);
    expect('2026-01-01' < askedTooLately('2026-04-01')).toBe(true);
    expect('2026-01-01' < askedTooLately('2026-03-31')).toBe(false);
  });
});
