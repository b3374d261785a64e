import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { meetingForm, meetingPageForm } from './meeting-form.ts';

const asked = { on: '2026-11-24', at: '10:00', way: 'video', subject: 'Fator R' };

it.each([
  ['today', {}, true],
  ['yesterday', { on: '2026-11-23' }, false],
  ['without a subject', { subject: '' }, false],
  ['at no time', { at: '25:00' }, false],
])('a meeting %s', (_name, changes, ok) => {
  expect(parse(meetingForm, { ...asked, ...changes }, { today: '2026-11-24' }).ok).toBe(ok);
});

it.each([
  ['https://agenda.exemplo.com.br/escritorio', true],
  ['', true],
  ['http://agenda.exemplo.com.br', false],
  ['data:text/html,x', false],
  ['https://', false],
])('the page %s', (url, ok) => {
  expect(parse(meetingPageForm, { url }).ok).toBe(ok);
});
