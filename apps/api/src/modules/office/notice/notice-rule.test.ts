import { boleto } from '@esteto/contract/money/boleto';
import { notice } from '@esteto/contract/office/notice';
import { noticeRule } from '@esteto/contract/office/notice-rule';
import type { NoticeKind } from '@esteto/domain/office/notice/notice-kinds';
import type { NoticeRuleForm } from '@esteto/domain/office/notice/notice-rule-form';
import { afterEach, expect, test } from 'vitest';
import { granted, type TestPerson } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();
const master = await api.make.master();
const company = await api.make.company();
const owner = await api.make.partner(company, { is_owner: true });
const clerk = await api.make.employee(company, [granted('boletos', 'view')]);

const ruleOf = async (kind: string) => (await api.ask(noticeRule.list, {}, { as: master })).find((rule) => rule.kind === kind);
const decide = async (rule: Partial<NoticeRuleForm>, kind: NoticeKind = 'boleto.created') => {
  const { version = 1 } = (await ruleOf(kind)) ?? {};
  const body = { is_active: true, reach: 'all' as const, by_mail: true, timing: 'at_once' as const, ...rule, kind, version };
  return api.call(noticeRule.update, { body }, { as: master });
};
const issue = (description: string) =>
  api.ask(
    boleto.create,
    { body: { company_id: company.id, kind: 'fee', description, amount: 81_240, due_date: '2026-12-10' } },
    { as: master },
  );
const titles = async (as: TestPerson) => (await api.ask(notice.list, { before: null }, { as })).map(({ title }) => title);
/** Who was signed in signs in anew. */
const at = (instant: string) => {
  api.clock.set(instant);
  for (const person of [master, owner, clerk]) api.forgetSession(person);
};
const mailsTo = async ({ email }: TestPerson) => (await api.outbox()).filter((eml) => eml.includes(email)).length;
const deliver = async () => {
  await api.modules.notices.deliver('test');
  const open = () => api.sql("select 1 from pgboss.job where name = 'notices.mail' and state in ('created', 'active')");
  await expect.poll(open).toEqual([]);
};

afterEach(() => api.sql('truncate notices, notice_rules'));

test('until the team decides otherwise, a notice goes to all whom it concerns, and each kind says how often it was read', async () => {
  await issue('um');
  const [row] = await api.ask(notice.list, { before: null }, { as: owner });
  await api.ask(notice.read, { id: row?.id ?? 0 }, { as: owner });
  expect(await ruleOf('boleto.created')).toEqual({
    kind: 'boleto.created',
    is_active: true,
    reach: 'all',
    by_mail: true,
    timing: 'at_once',
    version: 1,
    sent_count: 2,
    read_count: 1,
  });
  expect(await ruleOf('news.published')).toBeUndefined();
});

test('what is switched off is told to nobody, and offered to nobody', async () => {
  await decide({ is_active: false });
  await issue('um');
  expect([await titles(owner), await titles(clerk)]).toEqual([[], []]);
  const settings = await api.ask(notice.settings, {}, { as: owner });
  expect(settings.kinds).not.toContain('boleto.created');
});

test('it may be left to the owner, or to the bell alone', async () => {
  await decide({ reach: 'owner', by_mail: false });
  await issue('um');
  expect([await titles(owner), await titles(clerk)]).toEqual([['Boleto novo: um'], []]);
  await deliver();
  expect(await mailsTo(owner)).toBe(0);
  expect((await api.ask(notice.settings, {}, { as: owner })).mail_kinds).not.toContain('boleto.created');
});

test('its e-mail may wait for that of the day, whatever the person chose', async () => {
  at('2026-11-24T15:00:00Z'); // noon
  await decide({ timing: 'daily' });
  await issue('um');
  await deliver();
  expect([await titles(owner), await mailsTo(owner)]).toEqual([['Boleto novo: um'], 0]);
  at('2026-11-25T11:01:00Z'); // 08:01
  await deliver();
  expect(await mailsTo(owner)).toBe(1);
});

test('what a person silenced stays silenced while the kind is off, and after', async () => {
  const choose = async (bell: ('boleto.created' | 'closing.closed')[]) => {
    const { version, mail } = await api.ask(notice.settings, {}, { as: clerk });
    const body = { bell, mail, is_digest: false, quiet_from: '22:00', quiet_until: '07:00', version };
    await api.ask(notice.setSettings, { body }, { as: clerk });
  };
  await choose(['closing.closed']);
  await decide({ is_active: false });
  await choose(['closing.closed']);
  await decide({ is_active: true });
  await issue('um');
  expect([await titles(clerk), await titles(owner)]).toEqual([[], ['Boleto novo: um']]);
});

test('a kind does only what it can, two who decide at once do not overwrite each other, and others decide nothing', async () => {
  expect((await decide({ by_mail: true }, 'invoice.issued')).error?.errors).toEqual({ by_mail: ['Este aviso não sai por e-mail.'] });
  const narrowed = await decide({ by_mail: false, reach: 'owner' }, 'boleto.payment_claimed');
  expect(Object.keys(narrowed.error?.errors ?? {})).toEqual(['reach']);
  expect((await decide({}, 'news.published')).status).toBe(422);
  const { kind = 'boleto.created', version = 1 } = (await ruleOf('boleto.created')) ?? {};
  const same = { kind, is_active: true, reach: 'all', by_mail: true, timing: 'at_once', version } as const;
  const both = await Promise.all([
    api.call(noticeRule.update, { body: { ...same, reach: 'owner' } }, { as: master }),
    api.call(noticeRule.update, { body: { ...same, timing: 'daily' } }, { as: master }),
  ]);
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  const events = await api.sql("select id from events where action = 'notice_rule.changed' and request_id is not null");
  expect(events.length).toBeGreaterThan(0);
});
