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

/** The verification code that a message carries. */
export const codeIn = (message: string | undefined): string =>
  /verifica(?:=C3=A7=C3=A3o|ção):\s+([A-Z2-9]{6})/.exec(message ?? '')?.[1] ?? '';

/** The address of ours below `path` that a message links to. */
export const linkIn = (message: string | undefined, path: string): string => {
  const plain = (message ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return new RegExp(`https?://\\S+?${path}[^\\s"<]*`).exec(plain)?.[0] ?? '';
};
