import { groupNotice } from '@esteto/contract/duty/group-notice';
import { notice } from '@esteto/contract/office/notice';
import type { GroupNoticeForm } from '@esteto/domain/duty/group-notice/group-notice-form';
import { afterEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { groupNoticeSample, groupReachSample } from './group-notice.examples.ts';

const api = await testApp();
const company = await api.make.company();
const group = await api.make.group();
const other = await api.make.group();

const newUnit = async (group_id: number, name: string): Promise<number> => {
  const [row] = await api.sql<{ id: string }>(
    `insert into units (created_at, updated_at, group_id, name, code, type, search_key) values (now(), now(), $1, $2, $2, 'hospital', $2)
     returning id`,
    [group_id, name],
  );
  return Number(row?.id);
};
const [north, south, foreignUnit] = [await newUnit(group.id, 'Norte'), await newUnit(group.id, 'Sul'), await newUnit(other.id, 'Outra')];

const admin = await api.make.manager(group);
const coordinator = await api.make.manager(group, 'coordinator', { name: 'Coordenação do norte' });
const ofSouth = await api.make.manager(group, 'coordinator');
const viewer = await api.make.manager(group, 'viewer');
const stranger = await api.make.manager(other);
await api.sql('update group_managers set unit_ids = array[$2::bigint] where user_id = $1', [coordinator.id, north]);
await api.sql('update group_managers set unit_ids = array[$2::bigint] where user_id = $1', [ofSouth.id, south]);

const accredited = async (where: typeof group, values: Parameters<typeof api.make.accredit>[3] = {}) => {
  const who = await api.make.partner(company);
  await api.make.accredit(who, where, company, values);
  return who;
};
const ana = await accredited(group, { unit_ids: [north], specialty: 'Pediatria' });
const bia = await accredited(group, { unit_ids: [south], specialty: 'Anestesiologia' });
const caio = await accredited(group);
const davi = await accredited(group, { status: 'suspended' });
const eva = await accredited(other);
const everybody = { ana, bia, caio, davi, eva, admin, coordinator, ofSouth, viewer, stranger };

const scope = { group_id: group.id };
const send = (more: Partial<GroupNoticeForm> = {}, as: TestPerson = admin) =>
  api.call(groupNotice.create, { ...scope, body: groupNoticeSample(more) }, { as });
const sent = async (more: Partial<GroupNoticeForm> = {}, as: TestPerson = admin) => {
  const answer = await send(more, as);
  if (!answer.body) throw new Error(answer.error?.message);
  return answer.body;
};
const preview = (more: Partial<GroupNoticeForm>, as: TestPerson = admin) =>
  api.call(groupNotice.preview, { ...scope, body: groupReachSample(more) }, { as });
const bell = (person: TestPerson) => api.ask(notice.list, { before: null }, { as: person });
const whoHas = async () => {
  const bells = await Promise.all(Object.entries(everybody).map(async ([name, person]) => ({ name, rows: await bell(person) })));
  return bells.filter(({ rows }) => rows.length > 0).map(({ name }) => name);
};
const detail = (id: number, as: TestPerson = admin) => api.ask(groupNotice.detail, { ...scope, id }, { as });

afterEach(() => api.sql('truncate group_notices, notices, notice_settings cascade'));

describe('whom a notice is for', () => {
  test.each<[string, Partial<GroupNoticeForm>, TestPerson, string[]]>([
    ['everybody in force', {}, admin, ['ana', 'bia', 'caio']],
    ['a unit, with who works in every unit', { audience: 'units', unit_ids: [south] }, admin, ['bia', 'caio']],
    ['a specialty', { audience: 'specialties', specialties: ['Pediatria'] }, admin, ['ana']],
    ['people', { audience: 'people', professional_ids: [ana.id, bia.id] }, admin, ['ana', 'bia']],
    [
      'the other managers, too',
      { audience: 'people', professional_ids: [ana.id], to_managers: true },
      admin,
      ['ana', 'coordinator', 'ofSouth', 'viewer'],
    ],
    ['everybody whom a coordinator of a unit sees', { to_managers: true }, coordinator, ['ana', 'caio', 'admin', 'viewer']],
  ])('%s', async (_who, form, as, names) => {
    expect((await preview(form, as)).body).toEqual({ people: names.length, in_bell: names.length, by_mail: names.length, silenced: 0 });
    expect(await sent(form, as)).toMatchObject({ told_count: names.length, read_count: 0, reach: { people: names.length } });
    expect(await whoHas()).toEqual(names);
  });

  test('nobody: it is not sent', async () => {
    const refused = await send({ audience: 'specialties', specialties: ['Geriatria'] });
    expect(refused.error?.message).toBe('Hoje este aviso não é para ninguém. Amplie o público.');
    expect((await api.ask(groupNotice.list, scope, { as: admin })).total).toBe(0);
  });

  test('what is of another group, out of sight or not in force is as if it were none', async () => {
    const asked: [Partial<GroupNoticeForm>, TestPerson][] = [
      [{ audience: 'units', unit_ids: [north, foreignUnit] }, admin],
      [{ audience: 'people', professional_ids: [ana.id, eva.id] }, admin],
      [{ audience: 'people', professional_ids: [davi.id] }, admin],
      [{ audience: 'units', unit_ids: [south] }, coordinator],
      [{ audience: 'people', professional_ids: [bia.id] }, coordinator],
    ];
    for (const [form, as] of asked) expect([(await preview(form, as)).status, (await send(form, as)).status]).toEqual([404, 404]);
    expect(await whoHas()).toEqual([]);
  });
});

test('it says in the bell which group writes, and whoever wrote it sees who read it and when', async () => {
  const { id } = await sent({ severity: 'attention' });
  const [mine] = await bell(ana);
  expect(mine).toMatchObject({
    kind: 'group_notice.attention',
    severity: 'attention',
    title: `${group.name}: Nova entrada do centro cirúrgico`,
    action_url: null,
  });
  await api.ask(notice.read, { id: mine?.id ?? 0 }, { as: ana });
  expect(await detail(id)).toMatchObject({ told_count: 3, read_count: 1, mailed_count: 0 });
  const { items } = await api.ask(groupNotice.recipients, { ...scope, id }, { as: viewer });
  expect(items.filter(({ read_at }) => read_at !== null)).toMatchObject([{ id: ana.id, read_at: api.clock.now().toISOString() }]);
});

test('a coordinator of a unit sees only the recipients of that unit, who works everywhere, and the managers of these', async () => {
  const { id } = await sent({ to_managers: true });
  const { items } = await api.ask(groupNotice.recipients, { ...scope, id }, { as: coordinator });
  const ids = items.map((one) => one.id).toSorted((one, next) => one - next);
  expect(ids).toEqual([coordinator.id, viewer.id, ana.id, caio.id].toSorted((one, next) => one - next));
});

test('who silenced it has it nowhere, and whoever wrote it sees that', async () => {
  const chosen = { is_digest: false, quiet_from: '22:00', quiet_until: '07:00', version: 1, bell: [], mail: [] };
  await api.ask(notice.setSettings, { body: chosen }, { as: ana });
  expect((await preview({})).body).toEqual({ people: 3, in_bell: 2, by_mail: 2, silenced: 1 });
  const { id } = await sent();
  expect((await detail(id)).reach).toEqual({ people: 3, in_bell: 2, by_mail: 2, silenced: 1 });
  expect(await whoHas()).toEqual(['bia', 'caio']);
});

test('one that is taken back is seen by nobody, and who had read it stays written', async () => {
  const { id, version } = await sent();
  const [mine] = await bell(ana);
  await api.ask(notice.read, { id: mine?.id ?? 0 }, { as: ana });
  const withdraw = (as: TestPerson) =>
    api.call(groupNotice.withdraw, { ...scope, id, body: { reason: 'A data estava errada.', version } }, { as });
  expect([(await withdraw(viewer)).status, (await withdraw(coordinator)).status]).toEqual([403, 403]);
  expect((await withdraw(admin)).status).toBe(204);
  expect(await whoHas()).toEqual([]);
  expect(await detail(id)).toMatchObject({ status: 'withdrawn', withdrawn_reason: 'A data estava errada.', read_count: 1 });
  const events = await api.sql("select action from events where entity_type = 'group_notice' and entity_id = $1 order by id", [id]);
  expect(events.map(({ action }) => action)).toEqual(['group_notice.sent', 'group_notice.withdrawn']);
});

test('who looks after a unit takes back what they wrote', async () => {
  const { id, version, may_withdraw } = await sent({}, coordinator);
  expect([may_withdraw, (await detail(id, viewer)).may_withdraw, (await detail(id, ofSouth)).may_withdraw]).toEqual([true, false, false]);
  await api.ask(groupNotice.withdraw, { ...scope, id, body: { reason: 'Engano.', version } }, { as: coordinator });
});

test('a viewer reads and does not write; another group finds nothing', async () => {
  const { id } = await sent();
  expect([(await send({}, viewer)).status, (await preview({}, viewer)).status]).toEqual([403, 403]);
  expect((await api.ask(groupNotice.list, { ...scope, search: 'cirurgico' }, { as: viewer })).items).toMatchObject([{ id }]);
  const elsewhere = { group_id: other.id, id };
  const as = { as: stranger };
  expect((await api.ask(groupNotice.list, { group_id: other.id }, as)).total).toBe(0);
  expect((await api.call(groupNotice.detail, elsewhere, as)).status).toBe(404);
  expect((await api.call(groupNotice.recipients, elsewhere, as)).status).toBe(404);
  expect((await api.call(groupNotice.withdraw, { ...elsewhere, body: { reason: 'Nosso.', version: 1 } }, as)).status).toBe(404);
  expect((await api.call(groupNotice.list, scope, as)).status).toBe(404);
});
