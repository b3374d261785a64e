import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import { passwordRecoveries } from '../../../tables/password-recovery/password-recovery.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

type Recovery = typeof passwordRecoveries.$inferSelect;

/** In the place of the person's former link, if there is one. */
export const put = async (db: Transaction, values: Recovery): Promise<void> => {
  await db.insert(passwordRecoveries).values(values).onConflictDoUpdate({ target: passwordRecoveries.user_id, set: values });
};

/** The owner of a link that still holds. */
export const findByToken = async (db: Reader, token_hash: string, now: string) => {
  const [row] = await db
    .select({ user_id: users.id, is_invite: passwordRecoveries.is_invite })
    .from(passwordRecoveries)
    .innerJoin(users, and(eq(users.id, passwordRecoveries.user_id), eq(users.is_active, true)))
    .where(holds(token_hash, now));
  return row ?? null;
};

/** Whether the person's link is younger than that; one that is used up is none. */
export const isDrawnSince = async (db: Reader, user_id: number, since: string): Promise<boolean> => {
  const rows = await db
    .select({ user_id: passwordRecoveries.user_id })
    .from(passwordRecoveries)
    .where(and(eq(passwordRecoveries.user_id, user_id), gt(passwordRecoveries.created_at, since)));
  return rows.length > 0;
};

/** Uses the link up; of two who come with it at once, one is told true. */
export const take = async (db: Transaction, token_hash: string, now: string): Promise<boolean> => {
  const recoveries = await db.delete(passwordRecoveries).where(holds(token_hash, now)).returning({ user_id: passwordRecoveries.user_id });
  return recoveries.length > 0;
};

/** Removes a person's links, whatever they were for. */
export const remove = async (db: Transaction, user_id: number): Promise<void> => {
  await db.delete(passwordRecoveries).where(eq(passwordRecoveries.user_id, user_id));
};

export const deleteExpired = async (db: Database, now: string): Promise<void> => {
  await db.delete(passwordRecoveries).where(lte(passwordRecoveries.expires_at, now));
};

const holds = (token_hash: string, now: string) =>
  and(eq(passwordRecoveries.token_hash, token_hash), gt(passwordRecoveries.expires_at, now));
