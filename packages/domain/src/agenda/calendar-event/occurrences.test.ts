import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../shared/date/date.ts';
import { endOf, startOf } from '../../shared/schedule/event-span.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { countBefore, expand, firstDayOf, lastDayOf, occurrencesOf } from './occurrences.ts';

/** '1997-09-02T09:00 …' for each month of each year: '1997 9 2,3 10 1'. */
const at = (time: string, ...days: string[]) =>
  days.flatMap((group) => {
    const [month, list = ''] = group.split(':');
    return list.split(',').map((day) => `${month}-${day.padStart(2, '0')}T${time}`);
  });
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index).join(',');

// The examples of RFC 5545, 3.8.5.3, which are at New York, read in the wall time of São Paulo. Of those without end, what the text lists.
const START = '1997-09-02T09:00';
const NINE = '09:00';
describe('the examples of RFC 5545', () => {
  it.each<[string, string, string, string[], string?]>([
    ['daily for 10 occurrences', START, 'FREQ=DAILY;COUNT=10', at(NINE, `1997-09:${range(2, 11)}`)],
    [
      'daily until December 24, 1997',
      START,
      'FREQ=DAILY;UNTIL=19971224T000000Z',
      at(NINE, `1997-09:${range(2, 30)}`, `1997-10:${range(1, 31)}`, `1997-11:${range(1, 30)}`, `1997-12:${range(1, 23)}`),
    ],
    [
      'every other day',
      START,
      'FREQ=DAILY;INTERVAL=2',
      at(NINE, '1997-09:2,4,6,8,10,12,14,16,18,20,22,24,26,28,30', '1997-10:2,4'),
      '1997-10-05T00:00',
    ],
    ['every 10 days, 5 occurrences', START, 'FREQ=DAILY;INTERVAL=10;COUNT=5', at(NINE, '1997-09:2,12,22', '1997-10:2,12')],
    [
      'every day in January, for 3 years, by the year',
      '1998-01-01T09:00',
      'FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA',
      at(NINE, `1998-01:${range(1, 31)}`, `1999-01:${range(1, 31)}`, `2000-01:${range(1, 31)}`),
    ],
    [
      'every day in January, for 3 years, by the day',
      '1998-01-01T09:00',
      'FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1',
      at(NINE, `1998-01:${range(1, 31)}`, `1999-01:${range(1, 31)}`, `2000-01:${range(1, 31)}`),
    ],
    ['weekly for 10 occurrences', START, 'FREQ=WEEKLY;COUNT=10', at(NINE, '1997-09:2,9,16,23,30', '1997-10:7,14,21,28', '1997-11:4')],
    [
      'weekly until December 24, 1997',
      START,
      'FREQ=WEEKLY;UNTIL=19971224T000000Z',
      at(NINE, '1997-09:2,9,16,23,30', '1997-10:7,14,21,28', '1997-11:4,11,18,25', '1997-12:2,9,16,23'),
    ],
    [
      'every other week',
      START,
      'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
      at(NINE, '1997-09:2,16,30', '1997-10:14,28', '1997-11:11,25', '1997-12:9,23', '1998-01:6,20', '1998-02:3,17'),
      '1998-03-01T00:00',
    ],
    [
      'weekly on Tuesday and Thursday for five weeks, until',
      START,
      'FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH',
      at(NINE, '1997-09:2,4,9,11,16,18,23,25,30', '1997-10:2'),
    ],
    [
      'weekly on Tuesday and Thursday for five weeks, by count',
      START,
      'FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH',
      at(NINE, '1997-09:2,4,9,11,16,18,23,25,30', '1997-10:2'),
    ],
    [
      'every other week on Monday, Wednesday and Friday until December 24, 1997',
      '1997-09-01T09:00',
      'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR',
      at(NINE, '1997-09:1,3,5,15,17,19,29', '1997-10:1,3,13,15,17,27,29,31', '1997-11:10,12,14,24,26,28', '1997-12:8,10,12,22'),
    ],
    [
      'every other week on Tuesday and Thursday, for 8 occurrences',
      START,
      'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
      at(NINE, '1997-09:2,4,16,18,30', '1997-10:2,14,16'),
    ],
    [
      'monthly on the first Friday for 10 occurrences',
      '1997-09-05T09:00',
      'FREQ=MONTHLY;COUNT=10;BYDAY=1FR',
      at(
        NINE,
        '1997-09:5',
        '1997-10:3',
        '1997-11:7',
        '1997-12:5',
        '1998-01:2',
        '1998-02:6',
        '1998-03:6',
        '1998-04:3',
        '1998-05:1',
        '1998-06:5',
      ),
    ],
    [
      'monthly on the first Friday until December 24, 1997',
      '1997-09-05T09:00',
      'FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR',
      at(NINE, '1997-09:5', '1997-10:3', '1997-11:7', '1997-12:5'),
    ],
    [
      'every other month on the first and last Sunday for 10 occurrences',
      '1997-09-07T09:00',
      'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU',
      at(NINE, '1997-09:7,28', '1997-11:2,30', '1998-01:4,25', '1998-03:1,29', '1998-05:3,31'),
    ],
    [
      'monthly on the second-to-last Monday for 6 months',
      '1997-09-22T09:00',
      'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO',
      at(NINE, '1997-09:22', '1997-10:20', '1997-11:17', '1997-12:22', '1998-01:19', '1998-02:16'),
    ],
    [
      'monthly on the third-to-the-last day',
      '1997-09-28T09:00',
      'FREQ=MONTHLY;BYMONTHDAY=-3',
      at(NINE, '1997-09:28', '1997-10:29', '1997-11:28', '1997-12:29', '1998-01:29', '1998-02:26'),
      '1998-03-01T00:00',
    ],
    [
      'monthly on the 2nd and 15th for 10 occurrences',
      START,
      'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15',
      at(NINE, '1997-09:2,15', '1997-10:2,15', '1997-11:2,15', '1997-12:2,15', '1998-01:2,15'),
    ],
    [
      'monthly on the first and last day for 10 occurrences',
      '1997-09-30T09:00',
      'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
      at(NINE, '1997-09:30', '1997-10:1,31', '1997-11:1,30', '1997-12:1,31', '1998-01:1,31', '1998-02:1'),
    ],
    [
      'every 18 months on the 10th thru 15th for 10 occurrences',
      '1997-09-10T09:00',
      'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
      at(NINE, `1997-09:${range(10, 15)}`, `1999-03:${range(10, 13)}`),
    ],
    [
      'every Tuesday, every other month',
      START,
      'FREQ=MONTHLY;INTERVAL=2;BYDAY=TU',
      at(NINE, '1997-09:2,9,16,23,30', '1997-11:4,11,18,25', '1998-01:6,13,20,27', '1998-03:3,10,17,24,31'),
      '1998-04-30T00:00',
    ],
    [
      'yearly in June and July for 10 occurrences',
      '1997-06-10T09:00',
      'FREQ=YEARLY;COUNT=10;BYMONTH=6,7',
      at(
        NINE,
        '1997-06:10',
        '1997-07:10',
        '1998-06:10',
        '1998-07:10',
        '1999-06:10',
        '1999-07:10',
        '2000-06:10',
        '2000-07:10',
        '2001-06:10',
        '2001-07:10',
      ),
    ],
    [
      'every other year on January, February and March for 10 occurrences',
      '1997-03-10T09:00',
      'FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3',
      at(
        NINE,
        '1997-03:10',
        '1999-01:10',
        '1999-02:10',
        '1999-03:10',
        '2001-01:10',
        '2001-02:10',
        '2001-03:10',
        '2003-01:10',
        '2003-02:10',
        '2003-03:10',
      ),
    ],
    [
      'every third year on the 1st, 100th and 200th day for 10 occurrences',
      '1997-01-01T09:00',
      'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
      at(
        NINE,
        '1997-01:1',
        '1997-04:10',
        '1997-07:19',
        '2000-01:1',
        '2000-04:9',
        '2000-07:18',
        '2003-01:1',
        '2003-04:10',
        '2003-07:19',
        '2006-01:1',
      ),
    ],
    [
      'every 20th Monday of the year',
      '1997-05-19T09:00',
      'FREQ=YEARLY;BYDAY=20MO',
      at(NINE, '1997-05:19', '1998-05:18', '1999-05:17'),
      '2000-01-01T00:00',
    ],
    [
      'Monday of week number 20',
      '1997-05-12T09:00',
      'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
      at(NINE, '1997-05:12', '1998-05:11', '1999-05:17'),
      '2000-01-01T00:00',
    ],
    [
      'every Thursday in March',
      '1997-03-13T09:00',
      'FREQ=YEARLY;BYMONTH=3;BYDAY=TH',
      at(NINE, '1997-03:13,20,27', '1998-03:5,12,19,26', '1999-03:4,11,18,25'),
      '2000-01-01T00:00',
    ],
    [
      'every Thursday, but only during June, July and August',
      '1997-06-05T09:00',
      'FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8',
      at(NINE, '1997-06:5,12,19,26', '1997-07:3,10,17,24,31', '1997-08:7,14,21,28', '1998-06:4,11,18,25'),
      '1998-07-01T00:00',
    ],
    [
      'every Friday the 13th',
      START,
      'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
      at(NINE, '1998-02:13', '1998-03:13', '1998-11:13', '1999-08:13', '2000-10:13'),
      '2001-01-01T00:00',
    ],
    [
      'the first Saturday that follows the first Sunday',
      '1997-09-13T09:00',
      'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13',
      at(
        NINE,
        '1997-09:13',
        '1997-10:11',
        '1997-11:8',
        '1997-12:13',
        '1998-01:10',
        '1998-02:7',
        '1998-03:7',
        '1998-04:11',
        '1998-05:9',
        '1998-06:13',
      ),
      '1998-07-01T00:00',
    ],
    [
      'every 4 years, the first Tuesday after a Monday in November',
      '1996-11-05T09:00',
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
      at(NINE, '1996-11:5', '2000-11:7', '2004-11:2'),
      '2005-01-01T00:00',
    ],
    [
      'the third instance into the month of Tuesday, Wednesday or Thursday, for 3 months',
      '1997-09-04T09:00',
      'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
      at(NINE, '1997-09:4', '1997-10:7', '1997-11:6'),
    ],
    [
      'the second-to-last weekday of the month',
      '1997-09-29T09:00',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
      at(NINE, '1997-09:29', '1997-10:30', '1997-11:27', '1997-12:30', '1998-01:29', '1998-02:26', '1998-03:30'),
      '1998-04-01T00:00',
    ],
    [
      'every 3 hours from 9:00 to 17:00 on a specific day',
      START,
      'FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z',
      ['1997-09-02T09:00', '1997-09-02T12:00', '1997-09-02T15:00'],
    ],
    [
      'every 15 minutes for 6 occurrences',
      START,
      'FREQ=MINUTELY;INTERVAL=15;COUNT=6',
      ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15'].map((time) => `1997-09-02T${time}`),
    ],
    [
      'every hour and a half for 4 occurrences',
      START,
      'FREQ=MINUTELY;INTERVAL=90;COUNT=4',
      ['09:00', '10:30', '12:00', '13:30'].map((time) => `1997-09-02T${time}`),
    ],
    [
      'every 20 minutes from 9:00 to 16:40 every day, by the day',
      START,
      'FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40',
      TWENTY_MINUTES(),
      '1997-09-03T00:00',
    ],
    [
      'every 20 minutes from 9:00 to 16:40 every day, by the minute',
      START,
      'FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16',
      TWENTY_MINUTES(),
      '1997-09-03T00:00',
    ],
    [
      'a week that begins on Monday',
      '1997-08-05T09:00',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
      at(NINE, '1997-08:5,10,19,24'),
    ],
    [
      'and one that begins on Sunday',
      '1997-08-05T09:00',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
      at(NINE, '1997-08:5,17,19,31'),
    ],
    [
      'a day that does not exist is left out',
      '2007-01-15T09:00',
      'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
      at(NINE, '2007-01:15,30', '2007-02:15', '2007-03:15,30'),
    ],
  ])('%s', (_name, start, rrule, expected, to = '2010-01-01T00:00') => {
    expect(expand(start, rrule, start, to)).toEqual(expected);
  });
});

function TWENTY_MINUTES() {
  const hours = Array.from({ length: 8 }, (_, index) => String(index + 9).padStart(2, '0'));
  return hours.flatMap((hour) => ['00', '20', '40'].map((minute) => `1997-09-02T${hour}:${minute}`));
}

const night = {
  starts_on: '2026-11-02',
  starts_at: '19:00',
  ends_on: '2026-11-03',
  ends_at: '07:00',
  rrule: 'FREQ=WEEKLY;BYDAY=MO,WE',
  exdates: ['2026-11-09'],
};

describe('the days of a series', () => {
  it('are those that touch a window: a night shift of the evening before too', () => {
    expect(occurrencesOf(night, '2026-11-05', '2026-11-12').map(({ starts_on, ends_on }) => [starts_on, ends_on])).toEqual([
      ['2026-11-04', '2026-11-05'],
      ['2026-11-11', '2026-11-12'],
    ]);
  });

  it('are without what was taken out or changed apart', () => {
    const days = occurrencesOf(night, '2026-11-01', '2026-11-30', new Set(['2026-11-11'])).map(({ occurrence_on }) => occurrence_on);
    expect(days).toEqual(['2026-11-02', '2026-11-04', '2026-11-16', '2026-11-18', '2026-11-23', '2026-11-25', '2026-11-30']);
  });

  it('is whole with its last day', () => {
    const days = occurrencesOf({ ...night, rrule: 'FREQ=DAILY;UNTIL=20261104', exdates: [] }, '2026-11-01', '2026-11-30');
    expect(days.map(({ starts_on }) => starts_on)).toEqual(['2026-11-02', '2026-11-03', '2026-11-04']);
  });

  it.each([
    ['FREQ=WEEKLY;BYDAY=FR', '2026-11-06', null],
    ['FREQ=DAILY;COUNT=3', '2026-11-02', '2026-11-04'],
    ['FREQ=DAILY;UNTIL=20261120', '2026-11-02', '2026-11-20'],
    ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-12-31', null],
  ])('%s begins on %s and ends on %s', (rrule, first, last) => {
    expect([firstDayOf(rrule, '2026-11-02'), lastDayOf(rrule, '2026-11-02')]).toEqual([first, last]);
  });

  it('are counted before one of them', () => {
    expect(countBefore('FREQ=WEEKLY;BYDAY=MO,WE', '2026-11-02', '2026-11-11')).toBe(3);
  });

  it('never lie outside the window, and a wider one has them all', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (from, length) => {
        const to = addDays(from, length);
        const within = occurrencesOf(night, from, to);
        expect(within.every((one) => startOf(one) < `${addDays(to, 1)}T00:00` && endOf(one) > `${from}T00:00`)).toBe(true);
        const wider = occurrencesOf(night, addDays(from, -30), addDays(to, 30)).filter(
          (one) => startOf(one) < `${addDays(to, 1)}T00:00` && endOf(one) > `${from}T00:00`,
        );
        expect(within).toEqual(wider);
      }),
      runs,
    );
  });
});
