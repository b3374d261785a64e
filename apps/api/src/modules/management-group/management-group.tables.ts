import type { GroupKind, GroupTimeZone } from '@esteto/domain/management-group/group-kinds';
import { defaultGroupRules, type GroupRules } from '@esteto/domain/management-group/group-rules';
import type { ManagerRole } from '@esteto/domain/permission/access';
import { boolean, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

export const managementGroups = pgTable('management_groups', {
  ...recordColumns,
  name: text().notNull(),
  cnpj: text(),
  kind: text().$type<GroupKind>().notNull(),
  timezone: text().$type<GroupTimeZone>().notNull().default('America/Sao_Paulo'),
  rules: jsonb().$type<GroupRules>().notNull().$defaultFn(defaultGroupRules),
  is_active: boolean().notNull().default(true),
  search_key: text().notNull().default(''),
});

export const groupManagers = pgTable(
  'group_managers',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    role: text().$type<ManagerRole>().notNull(),
    /** The units that a coordinator or viewer looks after; null for all of the group. */
    unit_ids: bigid().array(),
    is_active: boolean().notNull().default(true),
  },
  (table) => [uniqueIndex('group_managers_user_group').on(table.user_id, table.group_id)],
);
