import { and, desc, eq, gt, lte, or, type SQL } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import { emailVerifications } from '../../../tables/email-verification/email-verification.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export const insert = async (db: Transaction, values: typeof emailVerifications.$inferInsert): Promise<void> => {
  await db.insert(emailVerifications).values(values);
};

/** A code that went to an address which is no longer asked about confirms nothing. */
const isWanted = or(
  and(eq(emailVerifications.purpose, 'account'), eq(users.email, emailVerifications.email)),
  and(
    eq(emailVerifications.purpose, 'notices'),
    or(eq(users.notifications_email_asked, emailVerifications.email), eq(users.notifications_email, emailVerifications.email)),
  ),
);

/** The owner of a code that still holds, and whether they have used it. */
export const findByCode = async (db: Reader, code_hash: string, now: string, closed_until: SQL<string | null>) => {
  const [row] = await db
    .select({
      closed_until,
      user_id: users.id,
      email: emailVerifications.email,
      purpose: emailVerifications.purpose,
      email_verified_at: users.email_verified_at,
    })
    .from(emailVerifications)
    .innerJoin(users, and(eq(users.id, emailVerifications.user_id), eq(users.is_active, true), isWanted))
    .where(and(eq(emailVerifications.code_hash, code_hash), gt(emailVerifications.expires_at, now)));
  return row ?? null;
};

/** The last code sent to that address of the person. */
export const findLast = async (db: Reader, user_id: number, email: string) => {
  const [row] = await db
    .select({ created_at: emailVerifications.created_at, expires_at: emailVerifications.expires_at })
    .from(emailVerifications)
    .where(and(eq(emailVerifications.user_id, user_id), eq(emailVerifications.email, email), eq(emailVerifications.purpose, 'account')))
    .orderBy(desc(emailVerifications.id))
    .limit(1);
  return row ?? null;
};

export const remove = async (db: Transaction, user_id: number, code_hash: string): Promise<void> => {
  await db.delete(emailVerifications).where(and(eq(emailVerifications.user_id, user_id), eq(emailVerifications.code_hash, code_hash)));
};

export const deleteExpired = async (db: Database, now: string): Promise<void> => {
  await db.delete(emailVerifications).where(lte(emailVerifications.expires_at, now));
};
