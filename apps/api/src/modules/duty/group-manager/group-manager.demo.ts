import { INVITE_DAYS } from '@esteto/domain/identity/user/invite-form';
import { addDays } from '@esteto/domain/shared/date/date';
import { DEMO_PASSWORD } from '../../../demo/demo-people.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';
import { systemActor } from '../../../platform/work/actor.ts';

export const groupManagerLives = (stage: Stage): Life[] => [thoseWhoManage(stage)];

/** Beside who administers the groups: a coordinator of two units, a viewer, somebody who was asked in and somebody who did not come. */
async function* thoseWhoManage({ cast: { manager, groups }, modules, today }: Stage): Life {
  const { users, groupManagers, managerInvites, units, terms } = modules;
  const [group] = groups;
  if (!group) return;
  yield at(addDays(today, -160), 9 * 60);
  const actor = { ...manager, group: { group_id: group.id, role: 'admin' as const, unit_ids: null } };
  const [first, second] = await units.options(actor);
  const system = systemActor('demo');
  const person = { type: 'manager', password: DEMO_PASSWORD } as const;
  const coordinator = await users.create(system, { ...person, name: 'Otávio Reis', email: 'coordenador@demo.test' });
  const viewer = await users.create(system, { ...person, name: 'Lívia Monteiro', email: 'leitora@demo.test' });
  const { id: terms_id } = await terms.current();
  for (const user of [coordinator, viewer]) await terms.accept({ ...system, user, session_id: 0 }, { body: { terms_id } });
  const unit_ids = [first, second].flatMap((unit) => (unit ? [unit.id] : []));
  await groupManagers.add(system, { user_id: coordinator.id, group_id: group.id, role: 'coordinator', unit_ids });
  // Whoever reads one group reads the other, too.
  for (const { id: group_id } of groups) await groupManagers.add(system, { user_id: viewer.id, group_id, role: 'viewer', unit_ids: [] });
  const invite = (name: string, email: string): Promise<unknown> =>
    groupManagers.ownCreate(actor, { group_id: group.id, body: { name, email, role: 'coordinator', unit_ids: [] } });
  yield at(addDays(today, -2 * INVITE_DAYS), 10 * 60);
  await invite('Caio Lima', 'caio.lima@demo.test');
  yield at(addDays(today, 1 - INVITE_DAYS), 8 * 60);
  await managerInvites.followClock('demo');
  await invite('Paula Nunes', 'paula.nunes.gestora@demo.test');
}
