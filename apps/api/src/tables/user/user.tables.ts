import type { PermissionEntry } from '@esteto/domain/identity/permission/permissions';
import type { UserType } from '@esteto/domain/identity/permission/user-types';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, recordColumns } from '../../platform/database/columns.ts';

export const users = pgTable(
  'users',
  {
    ...recordColumns,
    type: text().$type<UserType>().notNull(),
    name: text().notNull(),
    email: text().notNull().unique('users_email'),
    email_verified_at: instant(),
    /** Where notices go; to the e-mail when there is none. */
    notifications_email: text(),
    /** Where they are to go once the link that was sent there is opened. */
    notifications_email_asked: text(),
    password_hash: text().notNull(),
    is_active: boolean().notNull().default(true),
    is_master: boolean().notNull().default(false),
    doctor_role: text().$type<'partner' | 'employee'>(),
    permissions: jsonb().$type<PermissionEntry[]>().notNull().default([]),
    flags: jsonb().$type<string[]>().notNull().default([]),
    has_two_factor: boolean().notNull().default(false),
    /** Staff who must set up a second factor: nothing is open to them before. */
    needs_two_factor: boolean().notNull().default(false),
    /** What one of the staff does in five days, in points; null where it is what the office's rules say. */
    weekly_points: integer(),
    avatar_url: text(),
    current_route: text(),
    /** When the account ends; null unless the person asked for it. Past: it has ended. */
    closes_at: instant(),
    search_key: text().notNull().default(''),
  },
  (table) => [index('users_search').using('gin', table.search_key.op('gin_trgm_ops'))],
);
