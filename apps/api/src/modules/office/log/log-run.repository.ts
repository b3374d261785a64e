import type { LogRunKind } from '@esteto/domain/office/log-run/log-run-life';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Database, Reader } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { logRuns } from '../../../tables/log/log.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export type LogRunRow = Row<typeof logRuns>;

/** The newest, with who asked for them. */
export const latest = async (db: Reader, limit: number) => {
  const rows = await db
    .select({ run: logRuns, actor_name: users.name })
    .from(logRuns)
    .leftJoin(users, eq(users.id, logRuns.created_by))
    .orderBy(desc(logRuns.id))
    .limit(limit);
  return rows.map(({ run, actor_name }) => ({ ...run, actor_name }));
};

export const isWaiting = async (db: Reader, kind: LogRunKind): Promise<boolean> => {
  const rows = await db
    .select({ id: logRuns.id })
    .from(logRuns)
    .where(and(eq(logRuns.kind, kind), eq(logRuns.state, 'waiting')));
  return rows.length > 0;
};

export const waiting = (db: Reader): Promise<LogRunRow[]> =>
  db.select().from(logRuns).where(eq(logRuns.state, 'waiting')).orderBy(asc(logRuns.id));

/** Past every event and version: it is told again and again while it runs. */
export const tellProgress = async (db: Database, id: number, done: number): Promise<void> => {
  await db.update(logRuns).set({ done }).where(eq(logRuns.id, id));
};

export const fileOf = async (db: Reader, id: number): Promise<string | null> => {
  const [row] = await db.select({ file_id: logRuns.file_id }).from(logRuns).where(eq(logRuns.id, id));
  return row?.file_id ?? null;
};

/** Runs whose days are over: what they made is kept until `expires_at`. */
export const over = (db: Reader, now: string): Promise<LogRunRow[]> => db.select().from(logRuns).where(lte(logRuns.expires_at, now));
