import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where bytes lie, by opaque id. A write is whole or absent, and on disk when it returns. */
export type FileStore = {
  put(id: string, bytes: Uint8Array): Promise<void>;
  get(id: string): Promise<Buffer>;
  remove(id: string): Promise<void>;
};

export const localFileStore = (dataDir: string): FileStore => {
  const pathOf = (id: string): string => join(dataDir, 'files', id.slice(0, 2), id);
  return {
    put: async (id, bytes) => {
      const path = pathOf(id);
      await mkdir(join(path, '..'), { recursive: true });
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
    get: (id) => readFile(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
};
