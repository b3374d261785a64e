import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { storageProblem } from '@esteto/domain/company/file/storage-quota';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { files } from '../../tables/platform/files.tables.ts';
import type { Database, Reader } from '../database/database.ts';
import { invalid, notFound } from '../http/app-error.ts';
import type { FileBytes, FileStream, UploadedFile } from '../http/bind.ts';
import type { Tx } from '../work/work.ts';
import { safeName } from './file-name.ts';
import type { FileStore, ReceivedFile } from './file-store.ts';

export type Files = ReturnType<typeof createFiles>;

/** What is known of a file besides its bytes. */
type About = { mime: string; name: string };
type Row = typeof files.$inferSelect;

/** `most`: bytes that one company may keep. */
export const createFiles = (store: FileStore, most: number) => {
  const newId = (): string => randomBytes(24).toString('base64url');

  /** The row of a file, and what its company kept before it. */
  const insert = async (tx: Tx, company_id: number | null, { id, size, sha256 }: ReceivedFile, { mime, name }: About): Promise<number> => {
    const values = { id, company_id, name: safeName(name), mime, size, sha256, created_at: tx.now, created_by: tx.actor.user?.id ?? null };
    const kept = sql<number>`(select coalesce(sum(size), 0) from files where company_id = ${company_id})`.mapWith(Number);
    const [row] = await tx.db.insert(files).values(values).returning({ kept });
    return row?.kept ?? 0;
  };

  /** The row is only there for others once the bytes are: both before the end of the transaction. One that fails leaves bytes under an id that nobody knows. */
  const put = async (
    tx: Tx,
    { bytes, ...about }: UploadedFile,
    company_id: number | null,
    judge: (kept: number) => void,
  ): Promise<string> => {
    const id = newId();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    judge(await insert(tx, company_id, { id, size: bytes.length, sha256 }, about));
    await store.put(id, bytes);
    return id;
  };

  const find = async (db: Reader, id: string, company_id: number | null): Promise<Row> => {
    const [file] = await db
      .select()
      .from(files)
      .where(and(eq(files.id, id), company_id === null ? isNull(files.company_id) : eq(files.company_id, company_id)));
    if (!file) throw notFound();
    return file;
  };

  return {
    /** Stores what somebody sends for a company, or (null) for none, and answers its id; refused (422) when the company keeps as much as it may. */
    keep: (tx: Tx, file: UploadedFile, company_id: number | null): Promise<string> =>
      put(tx, file, company_id, (used) => {
        const problem = company_id === null ? null : storageProblem({ used, most, bytes: file.bytes.length });
        if (problem) throw invalid({ file: problem });
      }),

    /** Stores what the server itself was given or made, which must not be lost. */
    keepOwn: (tx: Tx, file: UploadedFile, company_id: number | null): Promise<string> => put(tx, file, company_id, () => undefined),

    /** What was kept for no company is this one's from now on; 404 where it is another's. */
    giveTo: async (tx: Tx, id: string, company_id: number): Promise<void> => {
      const ofNone = and(eq(files.id, id), isNull(files.company_id));
      const given = await tx.db.update(files).set({ company_id }).where(ofNone).returning({ id: files.id });
      if (given.length === 0) throw notFound();
    },

    /** Writes what comes, outside of any transaction; it is litter until `keepReceived`. */
    receive: (from: Readable): Promise<ReceivedFile> => store.receive(newId(), from),

    /** Keeps what was received, for no company. */
    keepReceived: async (tx: Tx, received: ReceivedFile, about: About): Promise<string> => {
      await insert(tx, null, received, about);
      return received.id;
    },

    /** Keeps, for no company, what lies below the folder of data already: it is not copied, and stays where it was until whoever put it there removes it. */
    adopt: async (tx: Tx, { path, size, sha256, ...about }: About & { path: string; size: number; sha256: string }): Promise<string> => {
      const id = newId();
      await insert(tx, null, { id, size, sha256 }, about);
      await store.adopt(id, path);
      return id;
    },

    /** The file, when it is the company's (null: no company's); 404 otherwise. */
    read: async (db: Reader, id: string, company_id: number | null): Promise<FileBytes> => {
      const { mime, name } = await find(db, id, company_id);
      return { bytes: await store.get(id), mime, name };
    },

    /** The same, to be read as it is needed. */
    open: async (db: Reader, id: string, company_id: number | null): Promise<FileStream> => {
      const { mime, name, size } = await find(db, id, company_id);
      return { stream: store.stream(id), size, mime, name };
    },

    /** Several of a company's in one statement, by their ids, each to be read when it is its turn. */
    several: async (db: Reader, ids: readonly string[], company_id: number) => {
      const rows = await db
        .select({ id: files.id, name: files.name, mime: files.mime })
        .from(files)
        .where(and(inArray(files.id, [...ids]), eq(files.company_id, company_id)));
      return new Map(rows.map(({ id, name, mime }) => [id, { name, mime, bytes: () => store.get(id) }]));
    },

    /** Where the bytes of a file lie, for whoever sends parts of it. */
    placeOf: (id: string) => store.placeOf(id),

    /** Nobody has these files from now on. Their bytes go by `dropBytes` once the transaction has ended, or by the next sweep. */
    forget: async (tx: Tx, ids: readonly string[]): Promise<void> => {
      if (ids.length > 0) await tx.db.delete(files).where(inArray(files.id, [...ids]));
    },

    dropBytes: async (ids: readonly string[]): Promise<void> => {
      for (const id of ids) await store.remove(id);
    },
  };
};

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
    const recorded = new Set(rows.map(({ id }) => id));
    for (const id of ids.filter((each) => !recorded.has(each))) {
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
