import { MOST_BUSY_TIMES } from '@esteto/domain/agenda/busy-calendar/busy-calendar-limits';
import { describe, expect, test } from 'vitest';
import { calendarFile, eventLines } from '../../modules/agenda/busy-calendar/busy-calendar.examples.ts';
import { readApart, TooHard } from '../parsing/apart.ts';
import { readBusyTimes } from './read-busy-times.ts';

const WINDOW = { from: '2026-11-01', to: '2026-12-31' };
const read = (...lines: string[]) => readBusyTimes(calendarFile(...lines), WINDOW);
const times = (...lines: string[]) => {
  const reading = read(...lines);
  return reading.ok ? reading.times.map(({ start_at, end_at }) => `${start_at} ${end_at}`) : [reading.problem];
};
/** A zone with one rule that began in 2018 and never ended: the summer time of São Paulo, as programs of that year wrote it. */
const summerOf2018 = (tzid: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20181104T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const atNineOf = (tzid: string) => eventLines(`DTSTART;TZID=${tzid}:20261214T090000`, `DTEND;TZID=${tzid}:20261214T100000`);

describe('a calendar keeps its person busy', () => {
  test.each<[string, string[], string[]]>([
    ['at a time of UTC', eventLines('DTSTART:20261126T130000Z', 'DTEND:20261126T150000Z'), ['2026-11-26T10:00 2026-11-26T12:00']],
    ['at a time of a zone of IANA', atNineOf('America/New_York'), ['2026-12-14T11:00 2026-12-14T12:00']],
    ['at a time of a zone of Windows', atNineOf('Pacific Standard Time'), ['2026-12-14T14:00 2026-12-14T15:00']],
    ['at a time of a zone with a prefix', atNineOf('/mozilla.org/20050126_1/America/New_York'), ['2026-12-14T11:00 2026-12-14T12:00']],
    [
      'at a time of a known zone of which the file tells an old rule',
      [...summerOf2018('America/Sao_Paulo'), ...atNineOf('America/Sao_Paulo')],
      ['2026-12-14T09:00 2026-12-14T10:00'],
    ],
    ['at a time of a zone that only the file knows', [...summerOf2018('Casa'), ...atNineOf('Casa')], ['2026-12-14T08:00 2026-12-14T09:00']],
    ['at a time of a zone that nobody knows', atNineOf('Casa'), ['2026-12-14T09:00 2026-12-14T10:00']],
    [
      'from a time of one zone to a time of another, each week',
      eventLines(
        'DTSTART;TZID=America/New_York:20261207T090000',
        'DTEND;TZID=America/Sao_Paulo:20261207T120000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ),
      ['2026-12-07T11:00 2026-12-07T12:00', '2026-12-14T11:00 2026-12-14T12:00'],
    ],
    ['at a time of no zone', eventLines('DTSTART:20261126T090000', 'DURATION:PT90M'), ['2026-11-26T09:00 2026-11-26T10:30']],
    ['for a whole day', eventLines('DTSTART;VALUE=DATE:20261126'), ['2026-11-26T00:00 2026-11-27T00:00']],
    ['for some days', eventLines('DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261129'), ['2026-11-26T00:00 2026-11-29T00:00']],
    [
      'each week, but for a day that is left out',
      eventLines('DTSTART:20261102T120000Z', 'DTEND:20261102T130000Z', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20261109T120000Z'),
      ['2026-11-02T09:00 2026-11-02T10:00', '2026-11-16T09:00 2026-11-16T10:00'],
    ],
    [
      'each week, but for a day that was moved and one that was called off',
      [
        ...eventLines('DTSTART:20261102T120000Z', 'DTEND:20261102T130000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'),
        ...eventLines('RECURRENCE-ID:20261109T120000Z', 'DTSTART:20261110T120000Z', 'DTEND:20261110T130000Z'),
        ...eventLines('RECURRENCE-ID:20261116T120000Z', 'DTSTART:20261116T120000Z', 'DTEND:20261116T130000Z', 'STATUS:CANCELLED'),
      ],
      ['2026-11-02T09:00 2026-11-02T10:00', '2026-11-10T09:00 2026-11-10T10:00'],
    ],
    [
      'once, for times that overlap or touch',
      [
        ...eventLines('DTSTART:20261126T130000Z', 'DTEND:20261126T150000Z'),
        ...eventLines('DTSTART:20261126T140000Z', 'DTEND:20261126T143000Z').map((line) => line.replace('um@', 'dois@')),
        ...eventLines('DTSTART:20261126T150000Z', 'DTEND:20261126T160000Z').map((line) => line.replace('um@', 'tres@')),
      ],
      ['2026-11-26T10:00 2026-11-26T13:00'],
    ],
    ['not by what is marked as free', eventLines('DTSTART:20261126T130000Z', 'DTEND:20261126T150000Z', 'TRANSP:TRANSPARENT'), []],
    ['not by what was called off', eventLines('DTSTART:20261126T130000Z', 'DTEND:20261126T150000Z', 'STATUS:CANCELLED'), []],
    ['not by what has no length', eventLines('DTSTART:20261126T130000Z'), []],
    ['not by what is over', eventLines('DTSTART:20251126T130000Z', 'DTEND:20251126T150000Z'), []],
    ['not by what is far away', eventLines('DTSTART:20281126T130000Z', 'DTEND:20281126T150000Z'), []],
    ['not at all when it is empty', [], []],
  ])('%s', (_name, lines, found) => {
    expect(times(...lines)).toEqual(found);
  });

  test('by a rule without end as long as the window goes', () => {
    const found = times(...eventLines('DTSTART:20200101T120000Z', 'DTEND:20200101T130000Z', 'RRULE:FREQ=DAILY'));
    expect([found.length, found[0], found.at(-1)]).toEqual([61, '2026-11-01T09:00 2026-11-01T10:00', '2026-12-31T09:00 2026-12-31T10:00']);
  });

  test('at so many times as are kept, the first ones, and says that there were more', () => {
    const reading = read(...eventLines('DTSTART:20261101T120000Z', 'DTEND:20261101T120500Z', 'RRULE:FREQ=MINUTELY;INTERVAL=10'));
    expect(reading).toMatchObject({ ok: true, is_cut: true });
    expect(reading.ok && reading.times.length).toBe(MOST_BUSY_TIMES);
  });
});

describe('a hostile file is refused', () => {
  test.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'not_calendar'],
    ['a page', Buffer.from('<html>BEGIN:VCALENDAR</html>'), 'not_calendar'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'not_calendar'],
    ['a contact', Buffer.from('BEGIN:VCARD\r\nEND:VCARD\r\n'), 'not_calendar'],
    ['a calendar that stops', Buffer.from('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2026'), 'not_calendar'],
    ['a line that is none', calendarFile('sem dois pontos'), 'not_calendar'],
    ['a date that is none', calendarFile(...eventLines('DTSTART:ontem', 'DTEND:hoje')), 'not_calendar'],
    ['an unknown rhythm', calendarFile(...eventLines('DTSTART:20261126T130000Z', 'RRULE:FREQ=ALWAYS')), 'not_calendar'],
    ['6 MB', Buffer.concat([calendarFile(), Buffer.alloc(6 * 1024 * 1024, ' ')]), 'too_large'],
    [
      'a rule of every second since 1970',
      calendarFile(...eventLines('DTSTART:19700101T000000Z', 'DTEND:19700101T000001Z', 'RRULE:FREQ=SECONDLY')),
      'endless_rule',
    ],
    [
      'a thousand rules of every minute',
      calendarFile(
        ...Array.from({ length: 1_000 }, (_, index) =>
          eventLines('DTSTART:20261101T000000Z', 'DTEND:20261101T000001Z', 'RRULE:FREQ=MINUTELY').map((line) =>
            line.replace('um@', `${index}@`),
          ),
        ).flat(),
      ),
      'endless_rule',
    ],
  ])('%s', (_name, bytes, problem) => {
    expect(readBusyTimes(bytes, WINDOW)).toEqual({ ok: false, problem });
  });

  test.each<[string, string[]]>([
    [
      'a rule that never comes',
      eventLines('DTSTART:20261101T000000Z', 'DTEND:20261101T010000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
    ],
    ['a rule of every zeroth day', eventLines('DTSTART:20261101T000000Z', 'DTEND:20261101T010000Z', 'RRULE:FREQ=DAILY;INTERVAL=0')],
  ])('%s: it is read in time, or given up', async (_name, lines) => {
    const reading = await readApart('busyTimes', { bytes: calendarFile(...lines), ...WINDOW }, { of: null, patience: 1_000 }).catch(
      (error: unknown) => (error instanceof TooHard ? 'given up' : Promise.reject(error)),
    );
    expect(reading).toSatisfy((one) => one === 'given up' || typeof one === 'object');
  });
});
