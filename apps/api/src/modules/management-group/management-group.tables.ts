import type { ManagerRole } from '@esteto/domain/permission/access';
import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

export const managementGroups = pgTable('management_groups', {
  ...recordColumns,
  name: text().notNull(),
  cnpj: text(),
  kind: text().$type<'hospital' | 'cooperative' | 'medical_company'>().notNull(),
  timezone: text().notNull().default('America/Sao_Paulo'),
  is_active: boolean().notNull().default(true),
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
  },
  (table) => [uniqueIndex('group_managers_user_group').on(table.user_id, table.group_id)],
);
