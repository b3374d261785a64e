import type { PermissionEntry } from '@esteto/domain/permission/permissions';
import type { MemberType } from '@esteto/domain/permission/user-types';
import type { InviteStatus } from '@esteto/domain/user/invite-life';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';

/** Whom a company asked in. Only the hash of the link's token; one that was sent again takes the place of the former. */
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
    /** Null until the job has sent it. */
    token_hash: text().unique('invites_token'),
    sent_at: instant().notNull(),
    opened_at: instant(),
    accepted_at: instant(),
    expires_at: instant().notNull(),
    deleted_at: instant(),
  },
  (table) => [
    index('invites_company').on(table.company_id),
    // Two partners who ask the same person at once ask once.
    uniqueIndex('invites_pending').on(table.company_id, table.email).where(sql`status = 'pending' and deleted_at is null`),
  ],
);
