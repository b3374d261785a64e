import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigid, id, instant } from '../../platform/database/columns.ts';

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

/**
 * How often somebody guessed wrong, by a hash of what is guarded: an account, an address, a device; and how many letters went out (letter-quota.ts).
 * Swept a day after the last try.
 */
export const guesses = pgTable('guesses', {
  key: text().primaryKey(),
  tries: integer().notNull().default(0),
  /** Until then nothing is tried; of letters, the end of the time for which they are counted. */
  closed_until: instant().notNull(),
  tried_at: instant().notNull(),
});

/** Browsers in which somebody has entered with all that is asked for: whoever guesses elsewhere does not keep them waiting. */
export const knownDevices = pgTable(
  'known_devices',
  {
    user_id: bigid().notNull(),
    secret_hash: text().notNull(),
    last_used_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.secret_hash] })],
);
