import type { StaffGrant } from '@esteto/domain/identity/permission/staff-grants';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

export const departments = pgTable(
  'departments',
  {
    ...recordColumns,
    name: text().notNull(),
    description: text(),
    /** What its people usually may. */
    grants: jsonb().$type<StaffGrant[]>().notNull(),
    /** The name's search key: two that differ in accents or capitals are one. */
    search_key: text().notNull().unique('departments_name'),
  },
  (table) => [index('departments_order').on(table.name, table.id)],
);

/** Who of the staff is where; in one department or in none. */
export const departmentMembers = pgTable(
  'department_members',
  {
    user_id: bigid()
      .primaryKey()
      .references(() => users.id),
    department_id: bigid()
      .notNull()
      .references(() => departments.id),
  },
  (table) => [index('department_members_department').on(table.department_id)],
);
