import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, id, instant } from '../../platform/database/columns.ts';

/** A person's authenticator app: its key sealed (platform/secrets), the last step that was accepted, and how often in a row it was not. */
export const twoFactors = pgTable('two_factors', {
  user_id: bigid().primaryKey(),
  secret: text().notNull(),
  created_at: instant().notNull(),
  /** Null while the QR code waits to be confirmed. */
  activated_at: instant(),
  /** The number of the 30-second step whose code was used last: neither it nor an earlier one is accepted again. */
  last_step: integer(),
  refusals: integer().notNull().default(0),
  /** Until then nothing is accepted. */
  closed_until: instant(),
});

/** Each is good once; hashed like a password. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    user_id: bigid().notNull(),
    code_hash: text().notNull(),
    used_at: instant(),
  },
  (table) => [index('recovery_codes_user').on(table.user_id)],
);
