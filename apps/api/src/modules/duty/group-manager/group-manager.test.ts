import { codedError } from '@esteto/contract/coded-error';
import { groupManager } from '@esteto/contract/duty/group-manager';
import { managementGroup } from '@esteto/contract/duty/management-group';
import { unit } from '@esteto/contract/duty/unit';
import { FOREIGN_ACCOUNT, LAST_ADMIN } from '@esteto/domain/duty/group-manager/manager-roles';
import { INVITE_DAYS } from '@esteto/domain/identity/user/invite-form';
import { describe, expect, test } from 'vitest';
import { newEmail } from '../../../testing/documents.ts';
import { granted, type TestGroup } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';
import { termsInForce } from '../../opening/signup/signup.examples.ts';
import { unitSample } from '../unit/unit.examples.ts';
import { managerSample, newManagerInvite, sentManagerToken } from './group-manager.examples.ts';

const api = await testApp({}, { idle: true });
const terms_id = await termsInForce(api);
const PASSWORD = 'cavalo bateria grampo';

const enter = (token: string) =>
  api.call(groupManager.enter, { body: { token, name: 'Otávio Reis', password: PASSWORD, accepts_terms: true, terms_id } });
const look = (token: string) => api.call(groupManager.look, { body: { token } });

/** The tie of somebody to a group, as its administrators see it. */
const tieOf = async (group: TestGroup, who: { email: string }, as: Parameters<typeof api.ask>[2]) => {
  const { items } = await api.ask(groupManager.ownList, { group_id: group.id, search: who.email }, as);
  const [tie] = items;
  if (!tie) throw new Error('nobody is tied');
  return tie;
};

describe('an invitation', () => {
  test('makes the account of a manager, once, who then finds the group with the role and the units', async () => {
    const scene = await newScene(api);
    const { group, manager } = scene;
    const as = { as: manager };
    const ward = await api.ask(unit.create, { group_id: group.id, body: unitSample() }, as);
    const body = { ...managerSample(), unit_ids: [ward.id] };
    const row = await api.ask(groupManager.ownCreate, { group_id: group.id, body }, as);
    expect(row).toMatchObject({ status: 'pending', role: 'coordinator', unit_names: ward.name, last_access_at: null, is_self: false });

    const token = await sentManagerToken(scene, row);
    expect((await look(token)).body).toMatchObject({
      group: group.name,
      invited_by: manager.name,
      role: 'coordinator',
      has_account: false,
    });
    const entered = await enter(token);
    expect(entered).toMatchObject({ status: 200, body: { user: { email: body.email, type: 'manager', manager_roles: ['coordinator'] } } });
    expect(await enter(token)).toMatchObject({ status: 409, error: codedError('invite_used') });
    expect((await look(token)).status).toBe(409);
    expect(await tieOf(group, body, as)).toMatchObject({ status: 'active', name: 'Otávio Reis', last_access_at: expect.any(String) });
  });

  test('adds a group to a manager who has an account, and to nobody else', async () => {
    const scene = await newScene(api);
    const known = await api.make.manager(await api.make.group());
    const token = await sentManagerToken(scene, await newManagerInvite(scene, known.email));
    expect((await look(token)).body.has_account).toBe(true);
    expect(await enter(token)).toMatchObject({ status: 409, error: codedError('invite_for_account') });
    expect(await api.call(groupManager.accept, { body: { token } }, { as: scene.manager })).toMatchObject({
      status: 403,
      error: codedError('invite_for_other'),
    });
    expect(await api.ask(groupManager.accept, { body: { token } }, { as: known })).toEqual({ group_id: scene.group.id });
    const mine = await api.ask(managementGroup.mine, {}, { as: known });
    expect(mine).toHaveLength(2);
    expect(mine).toContainEqual(expect.objectContaining({ id: scene.group.id, role: 'coordinator', unit_ids: null }));
  });

  test('of eight who use it at once one comes in', async () => {
    const scene = await newScene(api);
    const token = await sentManagerToken(scene, await newManagerInvite(scene));
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(token)));
    const statuses = tally(answers.map(({ status }) => status));
    expect(statuses[200]).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409 || status === 422)).toBe(true);
  });

  test('ends after its days; sent again it brings another link, and withdrawn none', async () => {
    const scene = await newScene(api);
    const { group, manager } = scene;
    const row = await newManagerInvite(scene);
    const former = await sentManagerToken(scene, row);
    api.clock.advance((INVITE_DAYS + 1) * 86_400_000);
    api.forgetSession(manager);
    expect((await look(former)).status).toBe(422);
    await api.modules.managerInvites.followClock('test');
    expect(await tieOf(group, row, { as: manager })).toMatchObject({ status: 'expired' });
    const one = { group_id: group.id, id: row.id };
    expect((await api.call(groupManager.ownResend, one, { as: manager })).status).toBe(204);
    const token = await sentManagerToken(scene, row);
    expect((await look(former)).status).toBe(422);
    expect((await look(token)).status).toBe(200);
    expect((await api.call(groupManager.ownRemove, one, { as: manager })).status).toBe(204);
    expect((await look(token)).status).toBe(422);
    expect((await api.call(groupManager.ownDetail, one, { as: manager })).status).toBe(404);
  });

  test('goes to no doctor, nobody of the staff, nobody who is in, and not twice', async () => {
    const { group, manager, partner, master } = await newScene(api);
    const ask = (email: string) => api.call(groupManager.ownCreate, { group_id: group.id, body: managerSample(email) }, { as: manager });
    for (const { email } of [partner, master]) expect((await ask(email)).error.errors).toEqual({ email: [FOREIGN_ACCOUNT] });
    expect((await ask(manager.email)).error.errors).toEqual({ email: ['Esta pessoa já faz parte do grupo.'] });
    const email = newEmail();
    expect((await ask(email)).status).toBe(200);
    expect((await ask(email)).error.errors).toEqual({ email: [expect.stringMatching(/^Já há um convite/)] });
  });

  test('names units of the group only, and none for whoever administers it', async () => {
    const { group, manager } = await newScene(api);
    const elsewhere = await newScene(api);
    const foreign = await api.ask(unit.create, { group_id: elsewhere.group.id, body: unitSample() }, { as: elsewhere.manager });
    const own = await api.ask(unit.create, { group_id: group.id, body: unitSample() }, { as: manager });
    const ask = (body: object) =>
      api.call(groupManager.ownCreate, { group_id: group.id, body: { ...managerSample(), ...body } }, { as: manager });
    expect((await ask({ unit_ids: [own.id, foreign.id] })).error.errors).toEqual({ unit_ids: ['Unidades: escolha unidades deste grupo.'] });
    expect((await ask({ role: 'admin', unit_ids: [own.id] })).body).toMatchObject({ role: 'admin', unit_ids: [] });
  });
});

describe('a manager', () => {
  test('who is switched off is out of every device at once, and comes back', async () => {
    const { group, manager } = await newScene(api);
    const viewer = await api.make.manager(group, 'viewer');
    const reads = async () => (await api.call(unit.list, { group_id: group.id }, { as: viewer })).status;
    expect(await reads()).toBe(200);
    const { id } = await tieOf(group, viewer, { as: manager });
    const one = { group_id: group.id, id };
    expect((await api.call(groupManager.ownDeactivate, one, { as: manager })).status).toBe(204);
    expect(await reads()).toBe(401);
    api.forgetSession(viewer);
    expect(await reads()).toBe(404);
    expect((await api.call(groupManager.ownActivate, one, { as: manager })).status).toBe(204);
    expect(await reads()).toBe(200);
  });

  test('who alone administers a group stays, of two who send each other away one; nobody changes themselves', async () => {
    const { group, manager, master } = await newScene(api);
    const own = await tieOf(group, manager, { as: manager });
    const off = (id: number, as: typeof manager) => api.call(groupManager.ownDeactivate, { group_id: group.id, id }, { as });
    expect((await off(own.id, manager)).error.code).toBe('is_self');
    const byStaff = { id: own.id, body: { role: 'viewer' as const, unit_ids: [], version: own.version } };
    expect(await api.call(groupManager.update, byStaff, { as: master })).toMatchObject({ status: 409, error: { message: LAST_ADMIN } });
    expect((await api.call(groupManager.deactivate, { id: own.id }, { as: master })).error.message).toBe(LAST_ADMIN);

    const second = await api.make.manager(group);
    const other = await tieOf(group, second, { as: manager });
    const both = await Promise.all([off(other.id, manager), off(own.id, second)]);
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('of the group is listed to all of it and changed by its administrators, by the version seen', async () => {
    const { group, manager } = await newScene(api);
    const viewer = await api.make.manager(group, 'viewer');
    const coordinator = await api.make.manager(group, 'coordinator');
    const { id, version } = await tieOf(group, coordinator, { as: viewer });
    const change = { group_id: group.id, id, body: { role: 'viewer' as const, unit_ids: [], version } };
    for (const as of [viewer, coordinator]) expect((await api.call(groupManager.ownUpdate, change, { as })).status).toBe(403);
    expect(await api.ask(groupManager.ownUpdate, change, { as: manager })).toMatchObject({ role: 'viewer', version: version + 1 });
    expect((await api.call(groupManager.ownUpdate, change, { as: manager })).status).toBe(409);
  });

  test('is found by staff in any group, by name, group, role and status', async () => {
    const scene = await newScene(api);
    const staff = { as: await api.make.analyst([granted('duty.managers', 'view')]) };
    const row = await newManagerInvite(scene);
    const found = async (filters: object) =>
      (await api.ask(groupManager.list, { group_id: scene.group.id, ...filters }, staff)).items.map(({ id }) => id);
    expect(await found({})).toHaveLength(2);
    expect(await found({ status: 'pending' })).toEqual([row.id]);
    expect(await found({ search: row.email })).toEqual([row.id]);
    expect(await found({ role: 'admin', search: scene.manager.name })).toHaveLength(1);
    expect((await api.call(groupManager.create, { body: { ...managerSample(), group_id: scene.group.id } }, staff)).status).toBe(403);
    await api.sql('update management_groups set is_active = false where id = $1', [scene.group.id]);
    const create = await api.call(groupManager.create, { body: { ...managerSample(), group_id: scene.group.id } }, { as: scene.master });
    expect(create.error.errors).toEqual({ group_id: ['Grupo gestor: escolha um grupo ativo.'] });
  });
});
