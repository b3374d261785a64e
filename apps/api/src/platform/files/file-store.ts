import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where bytes lie, by opaque id. A write is whole or absent, and on disk when it returns. */
export type FileStore = {
  put(id: string, bytes: Uint8Array): Promise<void>;
  get(id: string): Promise<Buffer>;
  remove(id: string): Promise<void>;
  /** Ids of what was written before, what was left half written among them. */
  settledBefore(instant: Date): AsyncIterable<string>;
};

export const localFileStore = (dataDir: string): FileStore => {
  const pathOf = (id: string): string => join(dataDir, 'files', id.slice(0, 2), id);
  return {
    put: async (id, bytes) => {
      const path = pathOf(id);
      await mkdir(join(path, '..'), { recursive: true });
      const part = `${path}.part`;
      try {
        const file = await open(part, 'w', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    get: (id) => readFile(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
    settledBefore: async function* (instant) {
      const folder = join(dataDir, 'files');
      for (const start of await readdir(folder).catch(() => []))
        for (const name of await readdir(join(folder, start))) {
          const written = await stat(join(folder, start, name)).catch(() => null);
          if (written && written.mtime < instant) yield name;
        }
    },
  };
};
