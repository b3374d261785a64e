import type { ManagementGroupRow } from '@esteto/contract/management-group';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { groupManagers, managementGroups } from './management-group.tables.ts';

export const ofManager = (db: Reader, userId: number): Promise<ManagementGroupRow[]> =>
  db
    .select({
      id: managementGroups.id,
      name: managementGroups.name,
      kind: managementGroups.kind,
      role: groupManagers.role,
      unit_ids: groupManagers.unit_ids,
    })
    .from(groupManagers)
    .innerJoin(managementGroups, and(eq(managementGroups.id, groupManagers.group_id), managementGroups.is_active))
    .where(and(eq(groupManagers.user_id, userId), groupManagers.is_active))
    .orderBy(asc(managementGroups.name));
