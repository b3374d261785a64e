import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import { type PendingSignup, signups } from '../../../tables/signup/signup.tables.ts';

export type NewSignup = Omit<typeof signups.$inferInsert, 'user_id'>;

/** The row's id. One that a job took stays as it is: null. */
export const put = async (db: Transaction, signup: NewSignup): Promise<number | null> => {
  const { key: _key, created_at: _created, ...values } = signup;
  const [row] = await db
    .insert(signups)
    .values(signup)
    .onConflictDoUpdate({ target: signups.key, set: values, setWhere: isNull(signups.user_id) })
    .returning({ id: signups.id });
  return row?.id ?? null;
};

/** One whose account is made already. */
export const insertTaken = async (db: Transaction, signup: typeof signups.$inferInsert): Promise<void> => {
  await db.insert(signups).values(signup);
};

export const tieTo = async (db: Transaction, id: number, lead_id: number): Promise<void> => {
  await db.update(signups).set({ lead_id }).where(eq(signups.id, id));
};

type Pending = { email: string; pending: PendingSignup };

const toldBy = (db: Reader, id: number) =>
  db.select({ email: signups.email, pending: signups.pending }).from(signups).where(eq(signups.id, id));

const pendingOf = ([row]: Awaited<ReturnType<typeof toldBy>>): Pending | null =>
  row?.pending ? { email: row.email, pending: row.pending } : null;

/** What is to become an account; null once a job took it. */
export const pending = async (db: Reader, id: number): Promise<Pending | null> => pendingOf(await toldBy(db, id));

/** The same, locked. */
export const lockPending = async (db: Transaction, id: number): Promise<Pending | null> => pendingOf(await toldBy(db, id).for('update'));

/** Nothing is left of what it told but its password, until that is confirmed; of a refused one (null) not even that. */
export const finish = async (db: Transaction, id: number, user_id: number | null): Promise<void> => {
  await db
    .update(signups)
    .set({ pending: sql`null`, user_id, ...(user_id === null && { password_hash: null }) })
    .where(eq(signups.id, id));
};

/** The passwords that were chosen for an account and that nobody has confirmed, the newest first. */
export const waitingPasswords = async (db: Reader, user_id: number) => {
  const rows = await db
    .select({ key: signups.key, password_hash: signups.password_hash })
    .from(signups)
    .where(and(eq(signups.user_id, user_id), isNotNull(signups.password_hash)))
    .orderBy(desc(signups.id))
    .limit(MOST_WAITING);
  return rows.flatMap(({ key, password_hash }) => (password_hash === null ? [] : { key, password_hash }));
};

/** Whoever asks for more accounts with one address is not the person. */
const MOST_WAITING = 5;

/** The account has its password: those that others chose for it are forgotten with it. False where it had one already. */
export const takePasswords = async (db: Transaction, user_id: number): Promise<boolean> => {
  const rows = await db
    .update(signups)
    .set({ password_hash: null })
    .where(and(eq(signups.user_id, user_id), isNotNull(signups.password_hash)))
    .returning({ id: signups.id });
  return rows.length > 0;
};

/** All of a signup but the account that came of it. */
export const deleteExpired = async (db: Database, now: string): Promise<void> => {
  await db.delete(signups).where(lte(signups.retention_until, now));
};
