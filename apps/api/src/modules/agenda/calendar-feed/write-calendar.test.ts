import type { FeedItem } from '@esteto/domain/agenda/calendar-feed/feed-items';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

// What is written is read by another library, and must say the same.

const item = (changes: Partial<FeedItem> = {}): FeedItem => ({
  uid: 'evento-1@esteto',
  sequence: 3,
  updated_at: '2026-11-01T12:00:00.000Z',
  kind: 'shift',
  title: 'Plantão',
  starts_on: '2026-11-26',
  starts_at: '19:00',
  ends_on: '2026-11-27',
  ends_at: '07:00',
  place: 'Santa Casa, Rua A, 1',
  rrule: null,
  exdates: [],
  recurrence: null,
  is_cancelled: false,
  is_busy: true,
  ...changes,
});

const LONG = 'Plantão de sobreaviso na Maternidade São José; coração, emergência e transfusão\\ação '.repeat(3).trim();

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const text = (name: string) => component.getFirstPropertyValue(name);
    return {
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      place: event.location || null,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      zone: event.startDate.zone?.tzid,
      at: event.startDate.isDate ? null : event.startDate.convertToZone(ICAL.Timezone.utcTimezone).toString(),
      recurrence: event.recurrenceId?.toString() ?? null,
      rrule: text('rrule')?.toString() ?? null,
      exdates: component.getAllProperties('exdate').flatMap((one) => one.getValues().map(String)),
      status: text('status'),
      transp: text('transp'),
      stamp: text('dtstamp')?.toString(),
    };
  });
};

const expected = ({ uid, sequence, title, place, rrule, exdates, recurrence, starts_at, ...of }: FeedItem) => ({
  uid,
  sequence,
  title,
  place,
  start: starts_at === null ? of.starts_on : `${of.starts_on}T${starts_at}:00`,
  end: of.ends_at === null ? new Date(Date.parse(of.ends_on) + 86_400_000).toISOString().slice(0, 10) : `${of.ends_on}T${of.ends_at}:00`,
  zone: starts_at === null ? 'floating' : 'America/Sao_Paulo',
  at: starts_at === null ? null : new Date(`${of.starts_on}T${starts_at}:00-03:00`).toISOString().replace('.000', ''),
  recurrence: recurrence && `${recurrence}:00`,
  rrule,
  exdates: exdates.map((date) => (starts_at === null ? date : `${date}T${starts_at}:00`)),
  status: of.is_cancelled ? 'CANCELLED' : 'CONFIRMED',
  transp: of.is_busy ? 'OPAQUE' : 'TRANSPARENT',
  stamp: of.updated_at.replace('.000', ''),
});

describe('a calendar is read back equal', () => {
  test.each<[string, FeedItem[]]>([
    ['empty', []],
    ['a shift over midnight', [item()]],
    ['whole days', [item({ starts_at: null, ends_at: null, ends_on: '2026-11-28' })]],
    ['a long title of accents, commas and backslashes', [item({ title: LONG, place: `${LONG}\nandar 2` })]],
    ['letters of four bytes at every column', Array.from({ length: 80 }, (_, at) => item({ title: `${'x'.repeat(at)}🩺ção` }))],
    ['no place', [item({ place: null })]],
    ['a week without end', [item({ rrule: 'FREQ=WEEKLY;BYDAY=MO,WE' })]],
    ['days that are left out', [item({ rrule: 'FREQ=DAILY;UNTIL=20261231T025959Z', exdates: ['2026-11-27', '2026-12-25'] })]],
    [
      'whole days that come again',
      [item({ starts_at: null, ends_at: null, rrule: 'FREQ=YEARLY;UNTIL=20301126', exdates: ['2027-11-26'] })],
    ],
    ['the last Friday of a month', [item({ rrule: 'FREQ=MONTHLY;COUNT=12;BYDAY=-1FR' })]],
    [
      'a day that was changed',
      [item({ rrule: 'FREQ=WEEKLY;BYDAY=TH' }), item({ recurrence: '2026-12-03T19:00', starts_on: '2026-12-04', ends_on: '2026-12-05' })],
    ],
    ['what was called off', [item({ is_cancelled: true, sequence: 4 })]],
    ['what keeps nobody busy', [item({ kind: 'due', is_busy: false, starts_at: null, ends_at: null, ends_on: '2026-11-26' })]],
  ])('%s', (_name, items) => {
    expect(read(writeCalendar('Esteto', items))).toEqual(items.map(expected));
  });
});

describe('the text', () => {
  const lines = (items: FeedItem[], name = 'Esteto') => writeCalendar(name, items).split('\r\n');

  test('has lines of at most 75 octets that break no letter', () => {
    const all = lines([item({ title: LONG }), item({ title: '🩺'.repeat(60) })]);
    expect(Math.max(...all.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(all.join('')).not.toContain('\uFFFD');
  });

  test('brings the rules of its time zone, and nothing that a title could add', () => {
    const all = lines([item({ title: 'A\r\nEND:VEVENT\r\nATTACH:http://mau.com' })], 'Esteto · Celular');
    expect(all.filter((line) => line === 'TZID:America/Sao_Paulo')).toHaveLength(1);
    expect(all).toContain('TZOFFSETTO:-0300');
    expect(all.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(all.some((line) => line.startsWith('ATTACH'))).toBe(false);
  });

  test('is the same for the same events', () => {
    expect(writeCalendar('Esteto', [item()])).toBe(writeCalendar('Esteto', [item()]));
  });
});
