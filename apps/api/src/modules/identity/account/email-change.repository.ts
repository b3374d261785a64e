import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { emailVerifications } from '../../../tables/email-verification/email-verification.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

// A code for an address that is not the person's yet stands among the codes that confirm addresses: it confirms nothing there.

export const insert = async (db: Transaction, values: typeof emailVerifications.$inferInsert): Promise<void> => {
  await db.insert(emailVerifications).values(values);
};

/** The new address that a code of the person's is for. */
export const findByCode = async (db: Reader, user_id: number, code_hash: string, now: string): Promise<string | null> => {
  const [row] = await db
    .select({ email: emailVerifications.email })
    .from(emailVerifications)
    .innerJoin(users, and(eq(users.id, emailVerifications.user_id), ne(users.email, emailVerifications.email)))
    .where(
      and(
        eq(users.id, user_id),
        eq(emailVerifications.purpose, 'account'),
        eq(emailVerifications.code_hash, code_hash),
        gt(emailVerifications.expires_at, now),
      ),
    )
    .orderBy(desc(emailVerifications.id))
    .limit(1);
  return row?.email ?? null;
};

export const remove = async (db: Transaction, user_id: number): Promise<void> => {
  await db.delete(emailVerifications).where(eq(emailVerifications.user_id, user_id));
};
