import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export type ReceivedFile = { id: string; size: number; sha256: string };

/** Where bytes lie, by opaque id. A write is whole or absent, and on disk when it returns. */
export type FileStore = {
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Writes what comes, of whatever size; answers how much it was and what it was, or leaves nothing. */
  receive(id: string, from: Readable): Promise<ReceivedFile>;
  /** Takes a file that lies below the same folder, without copying it: it is under its id from then on, and where it was. */
  adopt(id: string, path: string): Promise<void>;
  get(id: string): Promise<Buffer>;
  stream(id: string): Readable;
  /** Where the bytes lie: a folder, and the path below it. */
  placeOf(id: string): { root: string; path: string };
  remove(id: string): Promise<void>;
  /** Ids of what was written before, what was left half written among them. */
  settledBefore(instant: Date): AsyncIterable<string>;
};

export const localFileStore = (dataDir: string): FileStore => {
  const root = join(dataDir, 'files');
  const below = (id: string): string => join(id.slice(0, 2), id);
  const pathOf = (id: string): string => join(root, below(id));
  const write = async (id: string, fill: (file: FileHandle) => Promise<void>): Promise<void> => {
    const path = pathOf(id);
    await mkdir(join(path, '..'), { recursive: true });
    const part = `${path}.part`;
    try {
      const file = await open(part, 'w', 0o600);
      try {
        await fill(file);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
  return {
    put: (id, bytes) => write(id, (file) => file.writeFile(bytes)),
    receive: async (id, from) => {
      const hash = createHash('sha256');
      let size = 0;
      await write(id, async (file) => {
        for await (const chunk of from as AsyncIterable<Buffer>) {
          hash.update(chunk);
          size += chunk.length;
          await file.appendFile(chunk);
        }
      });
      return { id, size, sha256: hash.digest('hex') };
    },
    adopt: async (id, from) => {
      const file = await open(from, 'r+');
      try {
        // As new as if it were written now: the sweep leaves alone what a transaction may still be about.
        await file.utimes(new Date(), new Date());
        await file.sync();
      } finally {
        await file.close();
      }
      await mkdir(join(pathOf(id), '..'), { recursive: true });
      await link(from, pathOf(id));
    },
    get: (id) => readFile(pathOf(id)),
    stream: (id) => createReadStream(pathOf(id)),
    placeOf: (id) => ({ root, path: below(id) }),
    remove: (id) => rm(pathOf(id), { force: true }),
    settledBefore: async function* (instant) {
      for (const start of await readdir(root).catch(() => []))
        for (const name of await readdir(join(root, start))) {
          const written = await stat(join(root, start, name)).catch(() => null);
          if (written && written.mtime < instant) yield name;
        }
    },
  };
};
