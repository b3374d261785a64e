import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

/** The one link with which a person may set a new password; only its hash. A new one takes its place, and its use removes it. */
export const passwordRecoveries = pgTable('password_recoveries', {
  user_id: bigid()
    .primaryKey()
    .references(() => users.id),
  token_hash: text().notNull().unique('password_recoveries_token'),
  /** The letter asks somebody into the staff: whoever opens its link shows that the address is theirs. */
  is_invite: boolean().notNull().default(false),
  created_at: instant().notNull(),
  expires_at: instant().notNull(),
});
