import type { ManagementGroupRow } from '@esteto/contract/management-group';
import type { Database } from '../../platform/database/database.ts';
import type { AnyActor, SessionActor } from '../../platform/work/actor.ts';
import type { Values } from '../../platform/work/record-table.ts';
import type { Work } from '../../platform/work/work.ts';
import * as groups from './management-group.repository.ts';
import { groupManagers, managementGroups } from './management-group.tables.ts';

export const managementGroupService = ({ db, work }: { db: Database; work: Work }) => ({
  mine: (actor: SessionActor): Promise<ManagementGroupRow[]> => groups.ofManager(db, actor.user.id),

  create: (actor: AnyActor, group: Values<typeof managementGroups>) =>
    work(actor, (tx) => tx.insert(managementGroups, group, { action: 'management_group.created' })),

  /** Gives a manager a role in a group. */
  addManager: (actor: AnyActor, manager: Values<typeof groupManagers>) =>
    work(actor, (tx) => tx.insert(groupManagers, manager, { action: 'group_manager.created' })),
});
