import { broadcast } from '@esteto/contract/office/broadcast';
import { notice } from '@esteto/contract/office/notice';
import type { BroadcastForm } from '@esteto/domain/office/broadcast/broadcast-form';
import type { StaffBroadcastAction } from '@esteto/domain/office/broadcast/broadcast-life';
import { afterEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { broadcastSample, reachSample } from './broadcast.examples.ts';

const api = await testApp();
const master = await api.make.master();
const analyst = await api.make.master();
const as = { as: master };

const [recife, normal] = [await api.make.company(), await api.make.company({ tax_regime: 'normal' })];
await api.sql('update companies set analyst_id = $1, address = address || \'{"state": "SP"}\' where id = $2', [analyst.id, normal.id]);
const ana = await api.make.partner(recife, { is_owner: true });
const carla = await api.make.employee(recife);
const bruno = await api.make.partner(normal);
const manager = await api.make.manager(await api.make.group());
const everybody = { ana, carla, bruno, manager, master, analyst };

const create = (more: Partial<BroadcastForm> = {}) => api.ask(broadcast.create, { body: broadcastSample(more) }, as);
const detail = (id: number) => api.ask(broadcast.detail, { id }, as);
const move = async (id: number, action: StaffBroadcastAction, reason: string | null = null) => {
  const { version } = await detail(id);
  return api.call(broadcast.move, { id, body: { action, reason, version } }, as);
};
const bell = async (person: TestPerson) => api.ask(notice.list, { before: null }, { as: person });
const isSent = (id: number) => expect.poll(async () => (await detail(id)).status).toBe('sent');
/** Who has one in the bell. */
const whoHas = async () => {
  const bells = await Promise.all(Object.entries(everybody).map(async ([name, person]) => ({ name, rows: await bell(person) })));
  return bells.filter(({ rows }) => rows.length > 0).map(({ name }) => name);
};
const send = async (more: Partial<BroadcastForm> = {}) => {
  const { id } = await create(more);
  expect((await move(id, 'send')).status).toBe(204);
  await isSent(id);
  return id;
};
/** Who was signed in signs in anew. */
const at = (instant: string) => {
  api.clock.set(instant);
  for (const person of Object.values(everybody)) api.forgetSession(person);
};
const mailsTo = async ({ email }: TestPerson) => (await api.outbox()).filter((eml) => eml.includes(email)).length;
const deliver = async () => {
  await api.modules.notices.deliver('test');
  const open = () => api.sql("select 1 from pgboss.job where name = 'notices.mail' and state in ('created', 'active')");
  await expect.poll(open).toEqual([]);
};

afterEach(() => api.sql('truncate broadcasts, notices, notice_settings cascade'));

describe('whom a message is for', () => {
  test.each<[string, Partial<BroadcastForm>, string[]]>([
    ['doctors', { audience: ['doctors'] }, ['ana', 'bruno']],
    ['employees', { audience: ['employees'] }, ['carla']],
    ['managers', { audience: ['managers'] }, ['manager']],
    ['the team', { audience: ['admin'] }, ['master', 'analyst']],
    ['a regime', { audience: ['doctors', 'employees'], tax_regimes: ['simples'] }, ['ana', 'carla']],
    ['a state', { audience: ['doctors', 'employees'], state: 'SP' }, ['bruno']],
    ['the companies of an analyst', { audience: ['doctors'], analyst_id: analyst.id }, ['bruno']],
  ])('%s', async (_who, form, names) => {
    expect(await api.ask(broadcast.preview, { body: reachSample(form) }, as)).toMatchObject({
      people: names.length,
      in_bell: names.length,
    });
    const id = await send(form);
    expect(await whoHas()).toEqual(names);
    expect(await detail(id)).toMatchObject({ people_count: names.length, told_count: names.length, read_count: 0 });
  });

  test('nobody: it is not sent', async () => {
    const { id } = await create({ audience: ['doctors'], state: 'AC' });
    expect((await move(id, 'send')).error?.message).toBe('Hoje esta mensagem não é para ninguém. Amplie o público.');
    expect(await detail(id)).toMatchObject({ status: 'draft', reach: { people: 0 } });
  });
});

test('each is led where their app has the page, and reads it once', async () => {
  const id = await send();
  expect(await bell(ana)).toMatchObject([
    { kind: 'broadcast.attention', severity: 'attention', action_url: '/app/extratos', is_read: false },
  ]);
  const [mine] = await bell(manager);
  expect(mine).toMatchObject({ action_url: null, title: 'Envie os extratos até sexta' });
  await api.ask(notice.read, { id: mine?.id ?? 0 }, { as: manager });
  const { items } = await api.ask(broadcast.recipients, { id, search: manager.name }, as);
  expect(items).toMatchObject([{ id: manager.id, read_at: api.clock.now().toISOString(), mailed_at: null }]);
  expect(await detail(id)).toMatchObject({ read_count: 1, reach: { people: 6, in_bell: 6, by_mail: 6, silenced: 0 } });
});

test('what people silenced is kept from them, except what warns of a fine, and the team sees it before and after', async () => {
  const chosen = { is_digest: false, quiet_from: '22:00', quiet_until: '07:00', version: 1 };
  await api.ask(notice.setSettings, { body: { ...chosen, bell: [], mail: [] } }, { as: ana });
  const { id } = await create({ audience: ['doctors'] });
  expect((await detail(id)).reach).toEqual({ people: 2, in_bell: 1, by_mail: 1, silenced: 1 });
  await move(id, 'send');
  await isSent(id);
  expect((await detail(id)).reach).toEqual({ people: 2, in_bell: 1, by_mail: 1, silenced: 1 });
  expect(await whoHas()).toEqual(['bruno']);
  await send({ audience: ['doctors'], severity: 'fine_risk' });
  expect((await bell(ana)).map(({ kind }) => kind)).toEqual(['broadcast.fine_risk']);
});

test('sending again tells nobody twice, and its e-mails wait for the end of the quiet hours', async () => {
  at('2026-11-27T02:00:00Z'); // 23:00 in São Paulo
  const id = await send({ audience: ['doctors'] });
  await api.modules.broadcasts.send({ id }, 'again');
  await api.sql("update broadcasts set status = 'sending' where id = $1", [id]);
  await api.modules.broadcasts.send({ id }, 'again');
  expect(await bell(ana)).toHaveLength(1);
  await deliver();
  expect(await mailsTo(ana)).toBe(0);
  at('2026-11-27T10:05:00Z'); // 07:05
  await deliver();
  expect([await mailsTo(ana), await mailsTo(bruno)]).toEqual([1, 1]);
  expect(await detail(id)).toMatchObject({ mailed_count: 2 });
});

test('one that is taken back is seen by nobody, and no e-mail leaves; who read it before stays written', async () => {
  at('2026-11-28T02:00:00Z');
  const id = await send({ audience: ['doctors'] });
  const before = await mailsTo(ana);
  const [mine] = await bell(ana);
  await api.ask(notice.read, { id: mine?.id ?? 0 }, { as: ana });
  expect((await move(id, 'withdraw')).error?.message).toMatch(/motivo|Por que/i);
  expect((await move(id, 'withdraw', 'O prazo estava errado.')).status).toBe(204);
  expect([await whoHas(), await api.ask(notice.unread, {}, { as: bruno })]).toEqual([[], { count: 0 }]);
  at('2026-11-28T15:00:00Z');
  await deliver();
  expect(await mailsTo(ana)).toBe(before);
  expect(await detail(id)).toMatchObject({ status: 'withdrawn', withdrawn_reason: 'O prazo estava errado.', read_count: 1, told_count: 2 });
  expect((await move(id, 'send')).error).toMatchObject({ code: 'illegal_transition' });
});

test('one that is taken back while it is sent stops', async () => {
  const { id } = await create({ audience: ['doctors'] });
  await api.sql("update broadcasts set status = 'withdrawn' where id = $1", [id]);
  await api.modules.broadcasts.send({ id }, 'late');
  expect(await whoHas()).toEqual([]);
});

describe('the clock', () => {
  test('sends what is scheduled at its hour in São Paulo, once', async () => {
    at('2026-11-29T12:00:00Z'); // 09:00
    const { id } = await create({ audience: ['doctors'], send_on: '2026-11-29', send_time: '10:30' });
    expect((await move(id, 'schedule')).status).toBe(204);
    await api.modules.broadcasts.followClock('early');
    expect(await detail(id)).toMatchObject({ status: 'scheduled' });
    at('2026-11-29T13:30:00Z');
    await Promise.all([api.modules.broadcasts.followClock('one'), api.modules.broadcasts.followClock('other')]);
    await isSent(id);
    expect(await bell(ana)).toHaveLength(1);
    const events = await api.sql("select action from events where entity_type = 'broadcast' and entity_id = $1 order by id", [id]);
    expect(events.map(({ action }) => action)).toEqual(['broadcast.created', 'broadcast.scheduled', 'broadcast.started', 'broadcast.sent']);
  });

  test('sends what was planned for people who are gone to nobody, and says so once', async () => {
    at('2026-11-29T14:00:00Z');
    const { id } = await create({ audience: ['doctors'], state: 'AC', send_on: '2026-11-29', send_time: '12:00' });
    await move(id, 'schedule');
    at('2026-11-29T15:00:00Z');
    await api.modules.broadcasts.followClock('nobody');
    await isSent(id);
    expect(await detail(id)).toMatchObject({ people_count: 0, told_count: 0 });
  });

  test('is asked only for an hour that is to come', async () => {
    at('2026-11-30T12:00:00Z');
    const { id } = await create();
    expect((await move(id, 'schedule')).error?.errors).toEqual({ send_on: ['Para agendar, diga o dia e a hora do envio.'] });
    const late = await create({ send_on: '2026-11-30', send_time: '08:59' });
    expect((await move(late.id, 'schedule')).error?.errors).toEqual({ send_on: ['O dia e a hora do envio já passaram.'] });
    const planned = await create({ send_on: '2026-12-01', send_time: '09:00' });
    await move(planned.id, 'schedule');
    const past = { ...broadcastSample({ send_on: '2026-11-29', send_time: '09:00' }), version: 2 };
    expect((await api.call(broadcast.update, { id: planned.id, body: past }, as)).status).toBe(422);
    await move(planned.id, 'unschedule');
    expect(await detail(planned.id)).toMatchObject({ status: 'draft' });
  });
});

test('a draft is changed and deleted; what was sent is neither', async () => {
  const { id } = await create();
  const update = (version: number) =>
    api.call(broadcast.update, { id, body: { ...broadcastSample({ title: 'Outro título' }), version } }, as);
  expect((await update(1)).body).toMatchObject({ title: 'Outro título', version: 2 });
  expect((await update(1)).status).toBe(409);
  await move(id, 'send');
  await isSent(id);
  expect((await update((await detail(id)).version)).error?.message).toBe(
    'Esta mensagem já foi enviada: o que as pessoas receberam não muda.',
  );
  expect((await api.call(broadcast.remove, { id }, as)).status).toBe(422);
  const draft = await create();
  await api.ask(broadcast.remove, { id: draft.id }, as);
  expect((await api.call(broadcast.detail, { id: draft.id }, as)).status).toBe(404);
});

test('it is found by words without accents, by where it stands and by whom it is for', async () => {
  await create({ title: 'Emissão parada', audience: ['doctors'] });
  await create({ title: 'Outra', body: 'Sobre a emissão.', audience: ['managers'] });
  const found = async (query: object) => (await api.ask(broadcast.list, query, as)).items.map(({ title }) => title);
  expect(await found({ search: 'EMISSAO' })).toEqual(['Outra', 'Emissão parada']);
  expect(await found({ search: 'emissão', audience: 'managers' })).toEqual(['Outra']);
  expect(await found({ status: 'sent' })).toEqual([]);
});
