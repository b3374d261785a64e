import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, chown, link, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isRoot, nobody, OUTSIDE, reaches, type User } from './embedded-user.ts';

/** The data folder of one embedded server. */
export type Folder = {
  /** The folder that was asked for. */
  home: string;
  /** The folder in use: `home`, or one outside it when the server's user cannot enter `home`. */
  path: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  user: User;
  passwords: { owner: string; app: string };
};

const HALF_MADE = 'cluster.new-';
const INITDB_MS = 120_000; // initdb takes about a second; what is older than this was left by one that was killed

/** Finds or makes the folder and its passwords (a file that only its user reads). */
export async function openFolder(dataDir: string): Promise<Folder> {
  const home = resolve(dataDir);
  await mkdir(home, { recursive: true }).catch((error) => refuse(home, error));
  const path = await realpath(await placeFor(home));
  const cluster = join(path, 'cluster');
  const user = userFor(cluster);
  await giveTo(user, path);
  return { home, path, cluster, user, passwords: await passwordsIn(path, user) };
}

/**
 * Runs initdb when there is no cluster yet; true when it did. The cluster gets its name only when whole, so a killed initdb leaves nothing
 * that could be taken for one, and of two first starts at once the first to finish gives the cluster to both.
 */
export async function ensureCluster(folder: Folder, native: string, throwaway: boolean): Promise<boolean> {
  await removeHalfMade(folder.path);
  if (existsSync(folder.cluster)) return false;
  const fresh = join(folder.path, `${HALF_MADE}${randomUUID()}`);
  const passwordFile = join(folder.path, `initdb-${randomUUID()}`);
  await writeFile(passwordFile, folder.passwords.owner, { mode: 0o600 });
  await giveTo(folder.user, passwordFile);
  try {
    await run(join(native, 'bin/initdb'), initdbArguments(fresh, passwordFile, throwaway), folder.user);
    await rename(fresh, folder.cluster);
    return true;
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    // The other start's cluster stands; file systems say it in either word.
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function removeHalfMade(path: string): Promise<void> {
  for (const name of await readdir(path)) {
    if (!name.startsWith(HALF_MADE)) continue;
    // Another start may just be giving it its name.
    const stats = statSync(join(path, name), { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > INITDB_MS) await rm(join(path, name), { recursive: true, force: true });
  }
}

function initdbArguments(target: string, passwordFile: string, throwaway: boolean): string[] {
  const always = [
    `--pgdata=${target}`,
    '--username=esteto_owner',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C', // the machine may have no pt_BR; ICU below does the sorting
    '--locale-provider=icu',
    '--icu-locale=pt-BR',
    '--no-instructions',
  ];
  return throwaway ? [...always, '--no-sync', '--no-data-checksums'] : always;
}

function run(command: string, args: string[], user: User): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], env: { LC_ALL: 'C', TZ: 'UTC' } });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`O initdb do PostgreSQL falhou (${code}):\n${errors.trim()}`))));
  });
}

/**
 * `home` itself, or the folder outside it which `home/location` names. The name is random and kept in `home`, so that deleting `home`
 * starts afresh and two copies of the repository never meet in one database by their path.
 */
async function placeFor(home: string): Promise<string> {
  const pointer = join(home, 'location');
  const location = await readFile(pointer, 'utf8').catch(() => null);
  if (location) return await ensureDir(location.trim(), home);
  if (!isRoot() || existsSync(join(home, 'cluster')) || reaches(nobody(), dirname(home))) return home;
  const outside = join(OUTSIDE, randomUUID());
  await ensureDir(outside, home);
  await writeFile(pointer, `${outside}\n`);
  return outside;
}

async function ensureDir(path: string, home: string): Promise<string> {
  await mkdir(path, { recursive: true }).catch((error) => refuse(home, error));
  return path;
}

/** An existing cluster is run by its owner (someone's earlier start without root); a new one of root by nobody. */
function userFor(cluster: string): User {
  if (!isRoot()) return null;
  if (!existsSync(cluster)) return nobody();
  const { uid, gid } = statSync(cluster);
  return { uid, gid };
}

async function giveTo(user: User, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
  if (statSync(path).isDirectory()) await chmod(path, 0o700).catch((error) => refuse(path, error));
}

async function passwordsIn(path: string, user: User): Promise<Folder['passwords']> {
  const file = join(path, 'passwords.json');
  const read = () => readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : refuse(path, error)));
  const saved = await read();
  if (saved) return JSON.parse(saved);
  if (existsSync(join(path, 'cluster'))) throw new Error(`Falta o arquivo ${file}, com as senhas do banco desta pasta.`);
  const partial = `${file}.${randomUUID()}`;
  const passwords = { owner: randomBytes(24).toString('hex'), app: randomBytes(24).toString('hex') };
  await writeFile(partial, JSON.stringify(passwords), { mode: 0o600, flush: true });
  await giveTo(user, partial);
  await link(partial, file).catch((error: NodeJS.ErrnoException) => error.code === 'EEXIST' || Promise.reject(error)); // the first of two starts decides
  await rm(partial);
  return JSON.parse((await read()) ?? '');
}

function refuse(path: string, error: NodeJS.ErrnoException): never {
  if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
  throw new Error(
    `A pasta de dados ${path} pertence a outro usuário. Use o mesmo usuário de antes ou aponte ESTETO_DATA_DIR para outra pasta.`,
  );
}
