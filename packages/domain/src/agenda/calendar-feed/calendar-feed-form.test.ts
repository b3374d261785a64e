import { describe, expect, it, test } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { EVENT_KINDS } from '../calendar-event/event-kinds.ts';
import { calendarFeedForm, feedInWords } from './calendar-feed-form.ts';
import { readerName } from './reader-name.ts';

const judged = (value: object) => parse(calendarFeedForm, value, { today: '2026-11-26' });

describe('what a link carries', () => {
  it('is a name, some kinds and perhaps some companies', () => {
    expect(judged({ name: ' Celular ', kinds: ['shift'] })).toEqual({
      ok: true,
      value: { name: 'Celular', kinds: ['shift'], company_ids: [] },
    });
  });

  test.each([
    [{ name: '', kinds: ['shift'] }, 'name'],
    [{ name: 'Celular', kinds: [] }, 'kinds'],
    [{ name: 'Celular', kinds: ['money'] }, 'kinds[0]'],
    [{ name: 'Celular', kinds: ['shift'], company_ids: [0] }, 'company_ids[0]'],
  ])('%o is refused beside %s', (value, field) => {
    const parsed = judged(value);
    expect(parsed.ok ? [] : Object.keys(parsed.errors)).toEqual([field]);
  });
});

test.each([
  [[...EVENT_KINDS], [], 'Todos os eventos, de todas as empresas'],
  [['shift'], [], 'Plantão, de todas as empresas'],
  [['surgery', 'shift'], ['Souza Médicos'], 'Plantão e cirurgia, de Souza Médicos'],
  [['shift', 'appointment', 'meeting'], ['Alfa', 'Beta'], 'Plantão, consulta e reunião, de Alfa e Beta'],
] as const)('%o of %o in words', (kinds, company_names, words) => {
  expect(feedInWords({ kinds, company_names })).toBe(words);
});

test.each([
  ['Mozilla/5.0 (compatible; Google-Calendar-Importer; +https://calendar.google.com)', 'Google Agenda'],
  ['iOS/18.1 (22B83) dataaccessd/1.0', 'Apple Calendário'],
  ['macOS/15.1 (24B83) CalendarAgent/1120', 'Apple Calendário'],
  ['Microsoft Exchange Server Internet Calendar', 'Outlook'],
  ['Mozilla/5.0 (X11) Gecko/20100101 Thunderbird/128.3', 'Thunderbird'],
  ['Mozilla/5.0 (X11; Linux) AppleWebKit/537 Chrome/131.0 Safari/537', 'Um navegador'],
  ['curl/8.5.0', 'curl'],
  ['<script>alert(1)</script>', 'scriptalert'],
  ['', 'Um programa sem nome'],
  [null, 'Um programa sem nome'],
])('%s is %s', (user_agent, name) => {
  expect(readerName(user_agent)).toBe(name);
});
