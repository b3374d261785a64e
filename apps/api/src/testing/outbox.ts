import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The messages of the outbox folder, oldest first. */
export const readOutbox = async (folder: string | null): Promise<string[]> => {
  if (!folder) return [];
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const files = await Promise.all(names.map(async (name) => ({ path: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })));
  files.sort((a, b) => a.at - b.at);
  return Promise.all(files.map(({ path }) => readFile(path, 'utf8')));
};
