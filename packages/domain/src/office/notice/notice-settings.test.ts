import { describe, expect, it, test } from 'vitest';
import { AUTOMATIC_NOTICE_KINDS, NOTICE_KINDS, noticeKindsFor, noticeRule } from './notice-kinds.ts';
import { defaultNoticeRule, noticeRuleProblems } from './notice-rule-form.ts';
import { canBeSilenced, goesByMail, isQuiet, mailStart, noticeSettingsForm, showsInBell } from './notice-settings.ts';

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
  const all = (['doctor', 'admin', 'manager'] as const).flatMap(noticeKindsFor);
  expect([...new Set(all)].toSorted()).toEqual(NOTICE_KINDS.toSorted());
  const ofGroups = ['accreditation.', 'shift_request.', 'group_notice.'];
  const ofCompanies = noticeKindsFor('manager').filter((kind) => !ofGroups.some((noun) => kind.startsWith(noun)));
  expect(ofCompanies).toEqual(['broadcast.info', 'broadcast.attention', 'broadcast.fine_risk', 'news.published']);
  for (const kind of NOTICE_KINDS) expect(noticeRule[kind].why).toMatch(/^Você .*\.$/);
});

test('what warns of a fine is shown to whoever silenced it, and may still go without its e-mail', () => {
  expect([canBeSilenced('broadcast.fine_risk'), canBeSilenced('broadcast.info')]).toEqual([false, true]);
  expect(showsInBell('broadcast.fine_risk', ['broadcast.fine_risk'])).toBe(true);
  expect(goesByMail('broadcast.fine_risk', ['broadcast.fine_risk'])).toBe(false);
});

test.each([
  ['at_once', '2026-11-21T03:00:00.000Z', '2026-11-21T03:00:00.000Z'],
  ['daily', '2026-11-21T10:59:00.000Z', '2026-11-21T11:00:00.000Z'],
  ['daily', '2026-11-21T11:00:00.000Z', '2026-11-22T11:00:00.000Z'],
  // 22:00 of the 20th in São Paulo.
  ['daily', '2026-11-21T01:00:00.000Z', '2026-11-21T11:00:00.000Z'],
] as const)('an e-mail that leaves %s, of what is told at %s, may leave from %s', (timing, now, start) => {
  expect(mailStart(timing, now)).toBe(start);
});

test('a rule asks of a kind only what it can', () => {
  const rule = defaultNoticeRule('invoice.issued');
  expect(noticeRuleProblems('invoice.issued', rule)).toEqual({});
  expect(Object.keys(noticeRuleProblems('invoice.issued', { ...rule, by_mail: true, reach: 'owner' }))).toEqual(['by_mail', 'reach']);
  for (const kind of NOTICE_KINDS) expect(noticeRuleProblems(kind, defaultNoticeRule(kind))).toEqual({});
  expect(AUTOMATIC_NOTICE_KINDS).not.toContain('news.published');
});

test('the settings take kinds that exist and hours of a day', () => {
  const good = { bell: ['boleto.created'], mail: [], is_digest: true, quiet_from: '22:00', quiet_until: '07:00' };
  expect(noticeSettingsForm.isValidSync(good)).toBe(true);
  expect(noticeSettingsForm.isValidSync({ ...good, bell: ['no.kind'] })).toBe(false);
  expect(noticeSettingsForm.isValidSync({ ...good, quiet_from: '25:00' })).toBe(false);
});
