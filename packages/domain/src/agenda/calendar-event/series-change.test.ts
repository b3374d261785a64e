import { describe, expect, it } from 'vitest';
import { ONCE, type Repetition, repetitionOf } from '../../shared/schedule/recurrence-rule.ts';
import { changedSeries, endedBefore } from './series-change.ts';

const at = (starts_on: string, ends_on: string, repetition: Repetition) => ({
  starts_on,
  starts_at: '19:00',
  ends_on,
  ends_at: '07:00',
  ...repetition,
});
const mondays = { starts_on: '2026-11-02', rrule: 'FREQ=WEEKLY;BYDAY=MO', exdates: ['2026-11-09', '2026-11-23'] };
const weekly = repetitionOf(mondays.rrule);

describe('a series that is changed from a day on', () => {
  it('ends with the day before, and keeps what was taken out of it', () => {
    expect(endedBefore(mondays, '2026-11-16')).toEqual({ rrule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261115', exdates: ['2026-11-09'] });
  });

  it('that ends by a count keeps as many as came before, and the rest comes after', () => {
    const counted = { starts_on: '2026-11-02', rrule: 'FREQ=DAILY;COUNT=10', exdates: [] };
    expect(endedBefore(counted, '2026-11-05').rrule).toBe('FREQ=DAILY;COUNT=3');
    const form = at('2026-11-05', '2026-11-06', repetitionOf(counted.rrule));
    expect(changedSeries(counted, '2026-11-05', form, 'this_and_next').rrule).toBe('FREQ=DAILY;COUNT=7');
    expect(changedSeries(counted, '2026-11-05', { ...form, repeat_count: 4 }, 'this_and_next').rrule).toBe('FREQ=DAILY;COUNT=4');
  });

  it('goes on from that day', () => {
    const after = changedSeries(mondays, '2026-11-16', at('2026-11-16', '2026-11-17', weekly), 'this_and_next');
    expect(after).toMatchObject({
      rrule: 'FREQ=WEEKLY;BYDAY=MO',
      exdates: ['2026-11-23'],
      span: { starts_on: '2026-11-16', ends_on: '2026-11-17' },
    });
  });

  it('moves by as many days as that one', () => {
    const after = changedSeries(mondays, '2026-11-16', at('2026-11-18', '2026-11-19', weekly), 'this_and_next');
    expect(after).toMatchObject({ rrule: 'FREQ=WEEKLY;BYDAY=WE', exdates: ['2026-11-25'], moved: 2, span: { starts_on: '2026-11-18' } });
  });
});

describe('a series that is changed as a whole', () => {
  it('begins where it began, moved by as much', () => {
    const after = changedSeries(mondays, '2026-11-16', at('2026-11-15', '2026-11-16', weekly), 'all');
    expect(after).toMatchObject({
      rrule: 'FREQ=WEEKLY;BYDAY=SU',
      exdates: ['2026-11-08', '2026-11-22'],
      span: { starts_on: '2026-11-01', ends_on: '2026-11-02' },
    });
  });

  it('takes the days that were chosen, and begins with the first of them', () => {
    const after = changedSeries(mondays, '2026-11-16', at('2026-11-16', '2026-11-17', { ...weekly, repeat_weekdays: ['TH'] }), 'all');
    expect(after).toMatchObject({ rrule: 'FREQ=WEEKLY;BYDAY=TH', span: { starts_on: '2026-11-05', ends_on: '2026-11-06' } });
  });

  it('that comes once from now on is that day', () => {
    const after = changedSeries(mondays, '2026-11-16', at('2026-11-16', '2026-11-17', ONCE), 'all');
    expect(after).toMatchObject({ rrule: null, exdates: [], span: { starts_on: '2026-11-16' } });
  });
});
