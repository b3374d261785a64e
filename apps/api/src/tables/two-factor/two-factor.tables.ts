import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, id, instant } from '../../platform/database/columns.ts';

/** A person's authenticator app: its key sealed (platform/secrets) and the last step that was accepted. */
export const twoFactors = pgTable('two_factors', {
  user_id: bigid().primaryKey(),
  secret: text().notNull(),
  created_at: instant().notNull(),
  /** Null while the QR code waits to be confirmed. */
  activated_at: instant(),
  /** The number of the 30-second step whose code was used last: neither it nor an earlier one is accepted again. */
  last_step: integer(),
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

/** Browsers in which a person is asked for no second factor until `expires_at`; only the hash of the secret that such a browser holds. */
export const rememberedDevices = pgTable(
  'remembered_devices',
  {
    id: id(),
    user_id: bigid().notNull(),
    secret_hash: text().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    last_used_at: instant().notNull(),
    user_agent: text(),
  },
  (table) => [
    uniqueIndex('remembered_devices_user').on(table.user_id, table.secret_hash),
    index('remembered_devices_secret').on(table.secret_hash),
  ],
);
