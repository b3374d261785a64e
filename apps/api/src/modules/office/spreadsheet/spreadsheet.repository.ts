import type { SpreadsheetKind } from '@esteto/domain/office/spreadsheet/spreadsheet';
import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database, Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { spreadsheets } from '../../../tables/spreadsheet/spreadsheet.tables.ts';

export type Spreadsheet = Row<typeof spreadsheets>;

export const latest = (db: Reader, person_id: number, limit: number): Promise<Spreadsheet[]> =>
  db.select().from(spreadsheets).where(eq(spreadsheets.created_by, person_id)).orderBy(desc(spreadsheets.id)).limit(limit);

export const isWaiting = async (db: Reader, person_id: number, kind: SpreadsheetKind): Promise<boolean> => {
  const own = and(eq(spreadsheets.created_by, person_id), eq(spreadsheets.kind, kind), eq(spreadsheets.state, 'waiting'));
  return (await db.select({ id: spreadsheets.id }).from(spreadsheets).where(own).limit(1)).length > 0;
};

export const waiting = (db: Reader): Promise<Spreadsheet[]> =>
  db.select().from(spreadsheets).where(eq(spreadsheets.state, 'waiting')).orderBy(asc(spreadsheets.id));

/** Past every event and version: it is told again and again while it runs. */
export const tellProgress = async (db: Database, id: number, done: number): Promise<void> => {
  await db.update(spreadsheets).set({ done }).where(eq(spreadsheets.id, id));
};

/** 404 where it is somebody else's, or its file is gone. */
export const kept = async (db: Reader, id: number, person_id: number): Promise<{ kind: SpreadsheetKind; file_id: string }> => {
  const [row] = await db
    .select({ kind: spreadsheets.kind, file_id: spreadsheets.file_id })
    .from(spreadsheets)
    .where(and(eq(spreadsheets.id, id), eq(spreadsheets.created_by, person_id), isNotNull(spreadsheets.file_id)));
  if (!row?.file_id) throw notFound();
  return { kind: row.kind, file_id: row.file_id };
};

/** Those whose days are over: what was made is kept until `expires_at`. */
export const over = (db: Reader, now: string): Promise<Spreadsheet[]> =>
  db.select().from(spreadsheets).where(lte(spreadsheets.expires_at, now));
