import { inArray } from 'drizzle-orm';
import { files } from '../../tables/platform/files.tables.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from './file-store.ts';

/** Longer than any transaction: its bytes are written before its row. */
const SETTLED_MS = 3_600_000;
const BATCH = 500;

/** Removes bytes whose row never came, of transactions that failed and of servers that were killed; answers how many. Run by a job. */
export const sweepFiles = async (db: Database, store: FileStore): Promise<number> => {
  let removed = 0;
  const batch: string[] = [];
  const judge = async (): Promise<void> => {
    const ids = batch.splice(0);
    if (ids.length === 0) return;
    const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids));
    const known = new Set(rows.map(({ id }) => id));
    for (const id of ids.filter((each) => !known.has(each))) {
      await store.remove(id);
      removed += 1;
    }
  };
  for await (const id of store.settledBefore(new Date(Date.now() - SETTLED_MS))) {
    batch.push(id);
    if (batch.length === BATCH) await judge();
  }
  await judge();
  return removed;
};
