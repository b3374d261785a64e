import { describe, expect, it, test } from 'vitest';
import { NOTICE_KINDS, noticeKindsFor, noticeRule } from './notice-kinds.ts';
import { goesByMail, isQuiet, noticeSettingsForm, showsInBell } from './notice-settings.ts';

describe('the quiet hours', () => {
  it.each([
    ['23:30', '22:00', '07:00', true],
    ['06:59', '22:00', '07:00', true],
    ['07:00', '22:00', '07:00', false],
    ['21:59', '22:00', '07:00', false],
    ['13:00', '12:00', '14:00', true],
    ['14:00', '12:00', '14:00', false],
    ['03:00', '08:00', '08:00', false],
    ['03:00', null, '08:00', false],
    ['03:00', '22:00', null, false],
  ])('%s, from %s until %s: %s', (now, quiet_from, quiet_until, quiet) => {
    expect(isQuiet(now, { quiet_from, quiet_until })).toBe(quiet);
  });
});

test('who silences a kind is not told of it, and gets no e-mail that the area sends itself', () => {
  expect([showsInBell('boleto.created', []), showsInBell('boleto.created', ['boleto.created'])]).toEqual([true, false]);
  expect([goesByMail('boleto.created', []), goesByMail('boleto.created', ['boleto.created'])]).toEqual([true, false]);
  expect(goesByMail('draft.sent', [])).toBe(false);
});

test('every kind is somebody’s, and says why they get it', () => {
  expect([...new Set([...noticeKindsFor('doctor'), ...noticeKindsFor('admin')])].toSorted()).toEqual(NOTICE_KINDS.toSorted());
  expect(noticeKindsFor('manager')).toEqual(['news.published']);
  for (const kind of NOTICE_KINDS) expect(noticeRule[kind].why).toMatch(/^Você .*\.$/);
});

test('the settings take kinds that exist and hours of a day', () => {
  const good = { bell: ['boleto.created'], mail: [], is_digest: true, quiet_from: '22:00', quiet_until: '07:00' };
  expect(noticeSettingsForm.isValidSync(good)).toBe(true);
  expect(noticeSettingsForm.isValidSync({ ...good, bell: ['no.kind'] })).toBe(false);
  expect(noticeSettingsForm.isValidSync({ ...good, quiet_from: '25:00' })).toBe(false);
});
