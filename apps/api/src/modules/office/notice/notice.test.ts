import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { boleto } from '@esteto/contract/money/boleto';
import { notice } from '@esteto/contract/office/notice';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();

/** A company with its owner, an employee who may see boletos, one who may not, its analyst, and a staff person who issues. */
const office = async () => {
  const master = await api.make.person({ type: 'admin', is_master: true });
  const analyst = await api.make.person({ type: 'admin', is_master: true });
  const company = await api.make.company();
  await api.sql('update companies set analyst_id = $1 where id = $2', [analyst.id, company.id]);
  const owner = await api.make.partner(company, { is_owner: true });
  const clerk = await api.make.employee(company, [granted('boletos', 'view')]);
  const other = await api.make.employee(company, []);
  return { master, analyst, company, owner, clerk, other };
};

const issue = (company_id: number, as: Awaited<ReturnType<typeof office>>['master'], description = 'Honorários de outubro') =>
  api.ask(boleto.create, { body: { company_id, kind: 'fee', description, amount: 81_240, due_date: '2026-12-10' } }, { as });
const told = async (as: Awaited<ReturnType<typeof office>>['master']) => api.ask(notice.list, { before: null }, { as });

test('whom it concerns is told, in the transaction of what happened, and nobody else', async () => {
  const { master, analyst, company, owner, clerk, other } = await office();
  const { id } = await issue(company.id, master);
  const [mine] = await told(owner);
  expect(mine).toMatchObject({
    kind: 'boleto.created',
    title: 'Boleto novo: Honorários de outubro',
    body: 'R$\u00a0812,40, vence em 10/12/2026.',
    action_url: `/app/boleto/${id}?empresa=${company.id}`,
    severity: 'info',
    is_read: false,
  });
  expect(await told(clerk)).toHaveLength(1);
  expect(await told(other)).toEqual([]);
  expect(await told(analyst)).toEqual([]);

  const { version } = await api.ask(boleto.ownDetail, { company_id: company.id, id }, { as: owner });
  await api.ask(boleto.claim, { company_id: company.id, id, body: { version, paid_on: '2026-11-19' } }, { as: owner });
  expect((await told(analyst)).map(({ title }) => title)).toEqual(['Cliente informou um pagamento: Honorários de outubro']);
  expect(await told(owner)).toHaveLength(1);
});

test('a refused call tells nobody', async () => {
  const { master, company, owner } = await office();
  const { status } = await api.call(boleto.create, { body: { company_id: company.id } }, { as: master });
  expect([status, await told(owner)]).toEqual([422, []]);
});

test('the bell counts what is unread; one may be read, or all; another person’s are not there', async () => {
  const { master, company, owner, clerk } = await office();
  for (const name of ['um', 'dois', 'três']) await issue(company.id, master, name);
  const [last] = await told(owner);
  expect(await api.ask(notice.unread, {}, { as: owner })).toEqual({ count: 3 });
  await api.ask(notice.read, { id: last?.id ?? 0 }, { as: owner });
  expect(await api.ask(notice.unread, {}, { as: owner })).toEqual({ count: 2 });
  expect((await api.call(notice.read, { id: last?.id ?? 0 }, { as: clerk })).status).toBe(404);
  await api.ask(notice.readAll, {}, { as: owner });
  expect(await api.ask(notice.unread, {}, { as: owner })).toEqual({ count: 0 });
  expect(await api.ask(notice.unread, {}, { as: clerk })).toEqual({ count: 3 });
});

test('older ones come page by page', async () => {
  const { master, company, owner } = await office();
  for (let each = 0; each < 32; each += 1) await issue(company.id, master, `boleto ${each}`);
  const first = await told(owner);
  const rest = await api.ask(notice.list, { before: first.at(-1)?.id ?? 0 }, { as: owner });
  expect([first.length, rest.length]).toEqual([30, 2]);
  expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(32);
});

const settings = {
  bell: ['boleto.created' as const],
  mail: ['boleto.created' as const],
  is_digest: false,
  quiet_from: '22:00',
  quiet_until: '07:00',
};
const choose = async (as: Awaited<ReturnType<typeof office>>['owner'], wanted: Partial<typeof settings> | { bell: [] } | { mail: [] }) => {
  const { version } = await api.ask(notice.settings, {}, { as });
  return api.ask(notice.setSettings, { body: { ...settings, ...wanted, version } }, { as });
};
const mailsTo = async ({ email }: { email: string }) => (await api.outbox()).filter((eml) => eml.includes(email));

test('what is silenced is not in the bell; who chose first and who chose later do not overwrite each other', async () => {
  const { master, company, owner } = await office();
  expect(await api.ask(notice.settings, {}, { as: owner })).toMatchObject({ version: 1, quiet_from: '22:00', is_digest: false });
  expect(await choose(owner, { bell: [], mail: [] })).toMatchObject({ bell: ['broadcast.fine_risk'], mail: [], version: 2 });
  const stale = await api.call(notice.setSettings, { body: { ...settings, version: 1 } }, { as: owner });
  expect(stale.status).toBe(409);
  await issue(company.id, master);
  expect(await told(owner)).toEqual([]);
});

/** All that is due by now has left. */
const deliver = async (): Promise<void> => {
  await api.modules.notices.deliver('test');
  await expect.poll(open).toEqual([]);
};
const open = () =>
  api.sql("select data ->> 'user_id' as person from pgboss.job where name = 'notices.mail' and state in ('created', 'active')");

test('e-mails leave once: at once, after the quiet hours, or with the e-mail of the day', async () => {
  const { master, company, owner, clerk } = await office();
  await choose(clerk, { is_digest: true });
  api.clock.set('2026-11-21T01:30:00Z'); // 22:30 in São Paulo
  await issue(company.id, master, 'de noite');
  await deliver();
  expect([(await mailsTo(owner)).length, (await mailsTo(clerk)).length]).toEqual([0, 0]);

  api.clock.set('2026-11-21T10:05:00Z'); // 07:05
  await Promise.all([deliver(), deliver()]);
  expect([(await mailsTo(owner)).length, (await mailsTo(clerk)).length]).toEqual([1, 0]);

  api.clock.set('2026-11-21T11:01:00Z'); // 08:01: the e-mail of the day holds what came until 08:00
  await issue(company.id, master, 'de manhã');
  await deliver();
  expect([(await mailsTo(owner)).length, (await mailsTo(clerk)).length]).toEqual([2, 1]);
  await deliver();
  expect([(await mailsTo(owner)).length, (await mailsTo(clerk)).length]).toEqual([2, 1]);

  api.clock.set('2026-11-22T11:01:00Z');
  await deliver();
  expect((await mailsTo(clerk)).length).toBe(2);
});

test('an e-mail that cannot be sent holds nobody else’s, and leaves once it can', async () => {
  api.clock.set('2026-11-23T15:00:00Z');
  const { master, company, owner, clerk } = await office();
  const third = await api.make.employee(company, [granted('boletos', 'view')]);
  await issue(company.id, master);
  const bad = clerk;
  const [first] = await api.sql<{ id: number }>('select min(id)::int as id from notices where user_id = $1', [bad.id]);
  // Where its file is to be written there is a folder.
  const inTheWay = join(api.deps.mail.outbox ?? '', `notice-${first?.id}.part`);
  await mkdir(inTheWay, { recursive: true });
  await deliver();
  const counts = () => Promise.all([owner, bad, third].map(async (person) => (await mailsTo(person)).length));
  expect(await counts()).toEqual([1, 0, 1]);
  const failed = await api.sql("select data ->> 'user_id' as person from pgboss.job where name = 'notices.mail' and state = 'retry'");
  expect(failed).toEqual([{ person: String(bad.id) }]);

  await rmdir(inTheWay);
  await api.sql("update pgboss.job set start_after = now() where state = 'retry'"); // the wait grows from 10 s; not sat through here
  await expect.poll(counts).toEqual([1, 1, 1]);
});

test('the same effect is told once', async () => {
  const { master, company, owner } = await office();
  const { id } = await issue(company.id, master);
  const pay = async (paid_on: string) => {
    const { version } = await api.ask(boleto.ownDetail, { company_id: company.id, id }, { as: owner });
    await api.ask(boleto.claim, { company_id: company.id, id, body: { version, paid_on } }, { as: owner });
  };
  await pay('2026-11-19');
  await pay('2026-11-19');
  const rows = await api.sql("select id from notices where kind = 'boleto.payment_claimed' and company_id = $1", [company.id]);
  expect(rows).toHaveLength(1);
});
