import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigid, instant } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

/** Browsers that went to the provider and are not back; what was sent along is derived from the secret that only the browser holds. */
export const connectAttempts = pgTable('connect_attempts', { secret_hash: text().primaryKey(), expires_at: instant().notNull() });

/** Who a person is at the provider: its subject, which stays the same when an e-mail changes hands. */
export const connectIdentities = pgTable(
  'connect_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);
