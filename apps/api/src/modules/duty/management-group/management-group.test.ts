import { managementGroup } from '@esteto/contract/duty/management-group';
import { unit } from '@esteto/contract/duty/unit';
import { session } from '@esteto/contract/identity/session';
import { expect, test } from 'vitest';
import { systemActor } from '../../../platform/work/actor.ts';
import { granted } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { unitSample } from '../unit/unit.examples.ts';
import { groupSample } from './management-group.examples.ts';

const api = await testApp();

test("a manager's groups are those that are switched on, in order of name, each with the role in it", async () => {
  const manager = await api.make.person({ type: 'manager' });
  const { groupManagers } = api.modules;
  const actor = systemActor('test');
  for (const [name, role, is_active] of [
    ['Unidos', 'viewer', true],
    ['Água Viva', 'admin', true],
    ['Banco', 'admin', false],
  ] as const) {
    const group = await api.make.group({ name, kind: 'cooperative', is_active });
    await groupManagers.add(actor, { user_id: manager.id, group_id: group.id, role, unit_ids: [] });
  }
  await api.make.group();

  expect(await api.ask(managementGroup.mine, {}, { as: manager })).toEqual([
    { id: expect.any(Number), name: 'Água Viva', kind: 'cooperative', role: 'admin', unit_ids: null },
    { id: expect.any(Number), name: 'Unidos', kind: 'cooperative', role: 'viewer', unit_ids: null },
  ]);
  expect((await api.ask(session.user, {}, { as: manager })).manager_roles.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'admin',
    'viewer',
  ]);
});

test('staff make a group, change it by the version seen, and read what changed in words', async () => {
  const staff = { as: await api.make.analyst([granted('duty.management_groups', 'view', 'edit')]) };
  const body = groupSample();
  const made = await api.ask(managementGroup.create, { body }, staff);
  expect(made).toMatchObject({ ...body, version: 1, is_active: true, units_count: 0, managers_count: 0, professionals_count: 0 });
  const rules = { ...body.rules, min_rest_minutes: 720, weekend_from_day: 5 as const };
  const edit = { id: made.id, body: { ...body, name: 'Água Clara', rules, version: 1 } };
  expect(await api.ask(managementGroup.update, edit, staff)).toMatchObject({ name: 'Água Clara', rules, version: 2 });
  expect((await api.call(managementGroup.update, edit, staff)).status).toBe(409);

  const [edited] = await api.ask(managementGroup.history, { id: made.id }, staff);
  expect(edited?.label).toBe('Grupo gestor alterado');
  expect(edited?.changes.map(({ label, old, new: next }) => [label, old, next])).toEqual(
    expect.arrayContaining([
      ['Nome', body.name, 'Água Clara'],
      ['Regras · Descanso entre plantões', '11:00 h', '12:00 h'],
      ['Regras · Fim de semana desde', 'Sábado', 'Sexta-feira'],
    ]),
  );
  const found = await api.ask(managementGroup.list, { search: 'agua clara', kind: 'hospital', state: 'active' }, staff);
  expect(found.items.map(({ id }) => id)).toEqual([made.id]);
  const reader = { as: await api.make.analyst([granted('duty.management_groups', 'view')]) };
  expect((await api.call(managementGroup.create, { body }, reader)).status).toBe(403);
});

test('a group that is switched off is nobody’s at once, and comes back as it was', async () => {
  const staff = { as: await api.make.master() };
  const group = await api.make.group();
  const admin = { as: await api.make.manager(group) };
  await api.ask(unit.create, { group_id: group.id, body: unitSample() }, admin);
  const one = { id: group.id };
  expect(await api.ask(managementGroup.detail, one, staff)).toMatchObject({ units_count: 1, managers_count: 1 });
  const reads = async () => (await api.call(unit.list, { group_id: group.id }, admin)).status;
  expect((await api.call(managementGroup.deactivate, one, staff)).status).toBe(204);
  expect(await reads()).toBe(404);
  expect((await api.ask(managementGroup.list, { state: 'inactive' }, staff)).items.map(({ id }) => id)).toContain(group.id);
  expect((await api.call(managementGroup.activate, one, staff)).status).toBe(204);
  expect(await reads()).toBe(200);
  const labels = (await api.ask(managementGroup.history, one, staff)).map(({ label }) => label);
  expect(labels).toEqual(['Grupo gestor ativado', 'Grupo gestor desativado']);
});

test('an administrator changes the own group; who only reads or coordinates does not', async () => {
  const group = await api.make.group();
  const here = { group_id: group.id };
  const body = { ...groupSample(), rules: { ...groupSample().rules, swap_cutoff_hours: 48 }, version: 1 };
  for (const role of ['viewer', 'coordinator'] as const) {
    const as = { as: await api.make.manager(group, role) };
    expect((await api.ask(managementGroup.own, here, as)).rules.swap_cutoff_hours).toBe(24);
    expect((await api.call(managementGroup.ownUpdate, { ...here, body }, as)).status).toBe(403);
  }
  const admin = { as: await api.make.manager(group) };
  expect(await api.ask(managementGroup.ownUpdate, { ...here, body }, admin)).toMatchObject({ name: body.name, version: 2 });
  expect((await api.ask(managementGroup.ownHistory, here, admin))[0]?.changes.map(({ label }) => label)).toContain(
    'Regras · Antecedência das trocas',
  );
  const wrong = { ...body, version: 2, rules: { ...body.rules, max_shift_minutes: 1441 } };
  expect(await api.call(managementGroup.ownUpdate, { ...here, body: wrong }, admin)).toMatchObject({
    status: 422,
    error: { errors: { 'rules.max_shift_minutes': ['Plantão mais longo: no máximo 24:00 h.'] } },
  });
});
