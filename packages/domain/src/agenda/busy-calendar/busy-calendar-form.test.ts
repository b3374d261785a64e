import { expect, test } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { busyCalendarForm } from './busy-calendar-form.ts';

test.each([
  [
    'https://calendar.google.com/calendar/ical/ana/private-a/basic.ics',
    'https://calendar.google.com/calendar/ical/ana/private-a/basic.ics',
  ],
  [' webcal://p01-caldav.icloud.com/published/2/abc ', 'https://p01-caldav.icloud.com/published/2/abc'],
  ['WEBCAL://agenda.com/a.ics', 'https://agenda.com/a.ics'],
  ['http://agenda.com/a.ics', null],
  ['file:///etc/passwd', null],
  ['ftp://agenda.com/a.ics', null],
  ['gopher://agenda.com/1', null],
  ['data:text/calendar,BEGIN:VCALENDAR', null],
  ['https://ana:senha@agenda.com/a.ics', null],
  ['https://agenda.com:8080/a.ics', null],
  ['https://localhost/a.ics', null],
  ['agenda', null],
])('%s', (typed, url) => {
  const parsed = parse(busyCalendarForm, { name: 'Google', url: typed }, { today: '2026-11-26' });
  expect(parsed.ok ? parsed.value.url : null).toBe(url);
});
