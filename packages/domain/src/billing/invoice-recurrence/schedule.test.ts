import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCompetence, competenceOf, lastDayOf } from '../../shared/date/competence.ts';
import { addDays } from '../../shared/date/date.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { dayFor, firstOccurrence, following, lagOf, type Occurrence, type Rhythm, rescheduled, resumedOccurrence } from './schedule.ts';

const rhythm = (given: Partial<Rhythm> = {}): Rhythm => ({ day: 5, lag: 0, until: null, ...given });

describe('the day of a competence', () => {
  it.each([
    [1, 0, '2026-11', '2026-11-01'],
    [31, 0, '2026-11', '2026-11-30'],
    [31, 0, '2026-12', '2026-12-31'],
    [31, 0, '2027-02', '2027-02-28'],
    [31, 0, '2028-02', '2028-02-29'],
    [29, 0, '2027-02', '2027-02-28'],
    [30, 0, '2028-02', '2028-02-29'],
    [5, 1, '2026-12', '2027-01-05'],
    [31, 1, '2027-01', '2027-02-28'],
  ])('day %i, %i months after %s is %s', (day, lag, competence, date) => {
    expect(dayFor({ day, lag }, competence)).toBe(date);
  });
});

describe('the habit of a request', () => {
  it.each([
    ['2026-11', '2026-11-20', 0],
    ['2026-10', '2026-11-20', 1],
    ['2026-12', '2026-11-20', 0],
    ['2026-05', '2026-11-20', 1],
    ['2026-12', '2027-01-02', 1],
  ])('%s asked for on %s: %i', (competence, today, lag) => {
    expect(lagOf(competence, today)).toBe(lag);
  });
});

describe('what follows the request made by hand', () => {
  it.each<[string, Partial<Rhythm>, string, string, Occurrence | null]>([
    ['the next month', { day: 5 }, '2026-11', '2026-11-20', { competence: '2026-12', on: '2026-12-05' }],
    ['the next month, though the day of this one is still to come', { day: 25 }, '2026-11', '2026-11-20', at('2026-12', '2026-12-25')],
    ['the month before, asked for a month later', { day: 5, lag: 1 }, '2026-10', '2026-11-20', at('2026-11', '2026-12-05')],
    ['after an old month, what is still to come of this one', { day: 25, lag: 1 }, '2026-05', '2026-11-20', at('2026-10', '2026-11-25')],
    ['never today', { day: 20, lag: 1 }, '2026-05', '2026-11-20', at('2026-11', '2026-12-20')],
    ['after a month asked for in advance, the one after it', { day: 5 }, '2026-12', '2026-11-20', at('2027-01', '2027-01-05')],
    ['the last day of a short month', { day: 31 }, '2027-01', '2027-01-31', at('2027-02', '2027-02-28')],
    ['the last month is asked for', { day: 5, until: '2026-12' }, '2026-11', '2026-11-20', at('2026-12', '2026-12-05')],
    ['nothing after the last month', { day: 5, until: '2026-11' }, '2026-11', '2026-11-20', null],
  ])('%s', (_name, given, made, today, expected) => {
    expect(firstOccurrence(rhythm(given), made, today)).toEqual(expected);
  });
});

describe('going on after a pause', () => {
  it.each<[string, Partial<Rhythm>, string, string, Occurrence | null]>([
    ['the months of the pause are left out', { day: 5 }, '2026-08', '2026-11-20', at('2026-12', '2026-12-05')],
    ['the day itself still counts', { day: 20 }, '2026-08', '2026-11-20', at('2026-11', '2026-11-20')],
    ['what was asked for is not asked for again', { day: 20 }, '2026-11', '2026-11-20', at('2026-12', '2026-12-20')],
    ['the end has passed meanwhile', { day: 5, until: '2026-10' }, '2026-08', '2026-11-20', null],
  ])('%s', (_name, given, last, today, expected) => {
    expect(resumedOccurrence(rhythm(given), last, today)).toEqual(expected);
  });
});

describe('another day for what is pending', () => {
  it.each<[string, Partial<Rhythm>, string, Occurrence | null]>([
    ['later', { day: 28 }, '2026-12', at('2026-12', '2026-12-28')],
    ['one that has passed: today', { day: 1 }, '2026-11', at('2026-11', '2026-11-20')],
    ['an end before it', { until: '2026-11' }, '2026-12', null],
  ])('%s', (_name, given, competence, expected) => {
    expect(rescheduled(rhythm(given), { competence }, '2026-11-20')).toEqual(expected);
  });
});

const months = fc.integer({ min: 0, max: 600 }).map((count) => addCompetence('2000-01', count));
const days = fc.integer({ min: 0, max: 18_000 }).map((count) => addDays('2000-01-01', count));
const rhythms = fc.record({ day: fc.integer({ min: 1, max: 31 }), lag: fc.constantFrom(0, 1), until: fc.option(months) });

describe('for every rhythm', () => {
  it('the day lies in the month that the lag says and is never later than asked', () => {
    fc.assert(
      fc.property(rhythms, months, (given, competence) => {
        const date = dayFor(given, competence);
        expect(competenceOf(date)).toBe(addCompetence(competence, given.lag));
        expect(Number(date.slice(8))).toBe(Math.min(given.day, Number(lastDayOf(competenceOf(date)).slice(8))));
      }),
      runs,
    );
  });

  it('the first one is a later competence on a later day, and none lies between', () => {
    fc.assert(
      fc.property(rhythms, months, days, (given, made, today) => {
        const first = firstOccurrence(given, made, today);
        if (!first) return;
        expect(first.competence > made && first.on > today).toBe(true);
        const before = addCompetence(first.competence, -1);
        expect(before <= made || dayFor(given, before) <= today).toBe(true);
        expect(given.until === null || first.competence <= given.until).toBe(true);
      }),
      runs,
    );
  });

  it('however late the server looks, it makes each competence once, in order, up to the end', () => {
    fc.assert(
      fc.property(rhythms, months, days, fc.integer({ min: 0, max: 1_500 }), (given, made, today, away) => {
        const back = addDays(today, away);
        const asked: string[] = [];
        let next = firstOccurrence(given, made, today);
        const first = next?.competence;
        for (; next && next.on <= back; next = following(given, next)) asked.push(next.competence);
        expect(asked).toEqual(asked.map((_each, index) => addCompetence(first ?? '', index)));
        expect(next === null || next.on > back).toBe(true);
      }),
      runs,
    );
  });

  it('pausing and resuming asks for no competence that was asked for, and for none whose day has passed', () => {
    fc.assert(
      fc.property(rhythms, months, days, (given, last, today) => {
        const next = resumedOccurrence(given, last, today);
        if (next) expect(next.competence > last && next.on >= today).toBe(true);
      }),
      runs,
    );
  });
});

function at(competence: string, on: string): Occurrence {
  return { competence, on };
}
