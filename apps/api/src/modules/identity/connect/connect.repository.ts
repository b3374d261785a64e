import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import { connectAttempts, connectIdentities } from '../../../tables/connect/connect.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export const insertAttempt = async (db: Database, values: typeof connectAttempts.$inferInsert): Promise<void> => {
  await db.insert(connectAttempts).values(values);
};

/** Uses an attempt up; of two who come with it at once, one is told true. */
export const takeAttempt = async (db: Database, secret_hash: string, now: string): Promise<boolean> => {
  const attempts = await db
    .delete(connectAttempts)
    .where(and(eq(connectAttempts.secret_hash, secret_hash), gt(connectAttempts.expires_at, now)))
    .returning({ secret_hash: connectAttempts.secret_hash });
  return attempts.length > 0;
};

export const deleteExpired = async (db: Database, now: string): Promise<void> => {
  await db.delete(connectAttempts).where(lte(connectAttempts.expires_at, now));
};

const staff = and(eq(users.type, 'admin'), eq(users.is_active, true));
const person = { id: users.id, name: users.name, email: users.email, type: users.type };

/** The person whom the provider has named before, whether they are still of the team or not. */
export const findBySubject = async (db: Reader, issuer: string, subject: string) => {
  const [row] = await db
    .select({ ...person, is_active: users.is_active })
    .from(connectIdentities)
    .innerJoin(users, eq(users.id, connectIdentities.user_id))
    .where(and(eq(connectIdentities.issuer, issuer), eq(connectIdentities.subject, subject)));
  return row ?? null;
};

/** The active member of the team with this e-mail whom the provider does not know by another subject. */
export const findByEmail = async (db: Reader, issuer: string, email: string) => {
  const [row] = await db
    .select({ ...person, subject: connectIdentities.subject })
    .from(users)
    .leftJoin(connectIdentities, and(eq(connectIdentities.user_id, users.id), eq(connectIdentities.issuer, issuer)))
    .where(and(eq(users.email, email.trim().toLowerCase()), staff));
  return row && row.subject === null ? row : null;
};

export const insertIdentity = async (db: Transaction, values: typeof connectIdentities.$inferInsert): Promise<void> => {
  await db.insert(connectIdentities).values(values);
};
