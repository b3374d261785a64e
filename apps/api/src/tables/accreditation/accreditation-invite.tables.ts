import type { AccreditationInviteStatus } from '@esteto/domain/duty/accreditation/accreditation-invite-life';
import type { Uf } from '@esteto/domain/shared/tables/uf';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';
import { users } from '../user/user.tables.ts';

/** Doctors whom a group asked in by e-mail, because Esteto did not know them. Only the hash of the letter's link. */
export const accreditationInvites = pgTable(
  'accreditation_invites',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    name: text().notNull(),
    email: text().notNull(),
    crm_number: text(),
    crm_state: text().$type<Uf>(),
    /** Where they are to work; null for every unit of the group. */
    unit_ids: bigid().array(),
    message: text(),
    status: text().$type<AccreditationInviteStatus>().notNull(),
    token_hash: text().unique('accreditation_invites_token'),
    sent_at: instant().notNull(),
    opened_at: instant(),
    expires_at: instant().notNull(),
    accepted_by: bigid().references(() => users.id),
  },
  (table) => [
    // Two who ask the same person at once ask once.
    uniqueIndex('accreditation_invites_open').on(table.group_id, table.email).where(sql`status in ('pending', 'expired')`),
    index('accreditation_invites_group').on(table.group_id, table.sent_at, table.id),
    index('accreditation_invites_accepted').on(table.accepted_by),
    index('accreditation_invites_overdue').on(table.expires_at).where(sql`status = 'pending'`),
  ],
);
