import { managementGroup } from '@esteto/contract/management-group';
import { session } from '@esteto/contract/session';
import { expect, test } from 'vitest';
import { systemActor } from '../../platform/work/actor.ts';
import { testApp } from '../../testing/test-app.ts';

const api = await testApp();

test("a manager's groups are those that are switched on, in order of name, each with the role in it", async () => {
  const manager = await api.make.person({ type: 'manager' });
  const { groups } = api.modules;
  const actor = systemActor('test');
  for (const [name, role, is_active] of [
    ['Unidos', 'viewer', true],
    ['Água Viva', 'admin', true],
    ['Banco', 'admin', false],
  ] as const) {
    const group = await groups.create(actor, { name, kind: 'cooperative', is_active });
    await groups.addManager(actor, { user_id: manager.id, group_id: group.id, role });
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
