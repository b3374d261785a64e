import type { ManagerRole } from '@esteto/domain/identity/permission/access';
import type { InviteStatus } from '@esteto/domain/identity/user/invite-life';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';
import { users } from '../user/user.tables.ts';

/** Who manages a group, and who was asked to: a person once the invitation is accepted. Only the hash of the letter's link. */
export const groupManagers = pgTable(
  'group_managers',
  {
    ...recordColumns,
    user_id: bigid().references(() => users.id),
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    role: text().$type<ManagerRole>().notNull(),
    /** The units that a coordinator or viewer looks after; null for all of the group. */
    unit_ids: bigid().array(),
    status: text().$type<InviteStatus>().notNull().default('active'),
    invited_name: text(),
    invited_email: text(),
    token_hash: text().unique('group_managers_token'),
    sent_at: instant(),
    opened_at: instant(),
    expires_at: instant(),
    deleted_at: instant(),
  },
  (table) => [
    uniqueIndex('group_managers_user_group').on(table.user_id, table.group_id).where(sql`deleted_at is null`),
    // Two who ask the same person at once ask once.
    uniqueIndex('group_managers_invited')
      .on(table.group_id, table.invited_email)
      .where(sql`status in ('pending', 'expired') and deleted_at is null`),
    index('group_managers_group').on(table.group_id),
    check('group_managers_somebody', sql`user_id is not null or invited_email is not null`),
  ],
);
