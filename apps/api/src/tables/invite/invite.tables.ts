import type { PermissionEntry } from '@esteto/domain/identity/permission/permissions';
import type { MemberType } from '@esteto/domain/identity/permission/user-types';
import type { InviteWay } from '@esteto/domain/identity/user/invite-confirmation';
import type { InviteStatus } from '@esteto/domain/identity/user/invite-life';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';

/** Invites of a company. They keep only hashes of the tokens of their two links; one that is made anew takes the place of the former. */
export const invites = pgTable(
  'invites',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    email: text().notNull(),
    user_type: text().$type<MemberType>().notNull(),
    permissions: jsonb().$type<PermissionEntry[]>().notNull(),
    status: text().$type<InviteStatus>().notNull(),
    /** The hash of the letter's link; null until the job has sent it. */
    token_hash: text().unique('invites_token'),
    /** The hash of the link that staff copied, which proves no address. */
    copied_hash: text().unique('invites_copied'),
    link_copied_by: jsonb().$type<number[]>().notNull().default([]),
    sent_at: instant().notNull(),
    opened_at: instant(),
    /** While it is still pending: a second person has to say yes. */
    accepted_at: instant(),
    accepted_by: bigid().references(() => users.id),
    accepted_way: text().$type<InviteWay>(),
    expires_at: instant().notNull(),
    deleted_at: instant(),
  },
  (table) => [
    index('invites_company').on(table.company_id),
    // Two partners who ask the same person at once ask once.
    uniqueIndex('invites_pending').on(table.company_id, table.email).where(sql`status = 'pending' and deleted_at is null`),
  ],
);
