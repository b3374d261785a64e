import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, id, instant } from '../../platform/database/columns.ts';

/** Codes that were sent to confirm an e-mail; only keyed hashes of them. One that was sent to a former address confirms nothing. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    id: id(),
    user_id: bigid().notNull(),
    email: text().notNull(),
    /** The address that the code confirms: the account's own, or the one that its notices are to go to. */
    purpose: text().$type<'account' | 'notices'>().notNull().default('account'),
    code_hash: text().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [index('email_verifications_code').on(table.code_hash), index('email_verifications_user').on(table.user_id)],
);
