import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, id, instant } from '../database/columns.ts';

/** Only hashes of the two secrets are kept: the bearer token (local storage) and the HttpOnly cookie, both needed for every call. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: bigid().notNull(),
    token_hash: text().notNull().unique(),
    cookie_hash: text().notNull(),
    created_at: instant().notNull(),
    last_used_at: instant().notNull(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    ip: text(),
    user_agent: text(),
  },
  (table) => [index('sessions_user').on(table.user_id)],
);
