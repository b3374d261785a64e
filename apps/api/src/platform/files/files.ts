import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { notFound } from '../http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../http/bind.ts';
import type { Tx } from '../work/work.ts';
import { safeName } from './file-name.ts';
import type { FileStore } from './file-store.ts';
import { files } from './files.tables.ts';

export type Files = ReturnType<typeof createFiles>;

export const createFiles = (store: FileStore) => ({
  /**
   * Stores a file for a company, or (null) for none, and answers its id. The bytes are written before the row, so that a row always has its bytes;
   * bytes whose transaction was rolled back are only litter under an id that nobody knows.
   */
  keep: async (tx: Tx, { bytes, mime, name }: UploadedFile, company_id: number | null): Promise<string> => {
    const id = randomBytes(24).toString('base64url');
    await store.put(id, bytes);
    await tx.db.insert(files).values({
      id,
      company_id,
      name: safeName(name),
      mime,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      created_at: tx.now,
      created_by: tx.actor.user?.id ?? null,
    });
    return id;
  },

  /** The file, when it is the company's (null: no company's); 404 otherwise. */
  read: async (db: Reader, id: string, company_id: number | null): Promise<FileAnswer> => {
    const [file] = await db
      .select()
      .from(files)
      .where(and(eq(files.id, id), company_id === null ? isNull(files.company_id) : eq(files.company_id, company_id)));
    if (!file) throw notFound();
    return { bytes: await store.get(id), mime: file.mime, name: file.name };
  },
});
