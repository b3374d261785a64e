import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { sessions } from '../../../tables/platform/sessions.tables.ts';

/** Answers the new session's id. */
export const insert = async (db: Transaction, values: typeof sessions.$inferInsert): Promise<number> => {
  const [row] = await db.insert(sessions).values(values).returning({ id: sessions.id });
  if (!row) throw new Error('insert answered no row');
  return row.id;
};

export const revoke = async (db: Transaction, id: number, now: string): Promise<void> => {
  await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revoked_at)));
};

export const touch = async (db: Database, id: number, now: string): Promise<void> => {
  await db.update(sessions).set({ last_used_at: now }).where(eq(sessions.id, id));
};

/** What ended a week ago or longer. */
export const deleteEnded = async (db: Database, now: string): Promise<void> => {
  await db.delete(sessions).where(sql`${sessions.expires_at} < ${now}::timestamptz - interval '7 days'`);
};
