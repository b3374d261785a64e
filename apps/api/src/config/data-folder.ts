import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Env, fail, text } from './settings.ts';

/** The folder (absolute) of files, outbox and the embedded database; made, and tried by writing into it: the first upload is too late to find out. */
export function dataFolder(env: Env, byDefault: string): string {
  const folder = resolve(text(env, 'ESTETO_DATA_DIR') ?? byDefault);
  const trial = join(folder, `.trial-${randomUUID()}`);
  try {
    makeFolder(folder);
    writeFileSync(trial, 'a', { mode: 0o600, flush: true });
    rmSync(trial);
    return folder;
  } catch (error) {
    if (existsSync(trial)) rmSync(trial);
    const { code = '' } = error as NodeJS.ErrnoException;
    return fail(`ESTETO_DATA_DIR aponta para ${folder}, ${WHY[code] ?? `que não serve (${code})`}`);
  }
}

/** As `recursive` would, which never comes back below a folder like /proc, where what is made is not there. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // else another start made it first
  }
}

const WHY: Record<string, string> = {
  EEXIST: 'que não é uma pasta',
  ENOTDIR: 'que não é uma pasta, ou não está numa pasta',
  ENOENT: 'que não pode ser criada',
  EACCES: 'onde este usuário não pode escrever',
  EPERM: 'onde este usuário não pode escrever',
  EROFS: 'que só pode ser lida',
  ENOSPC: 'cujo disco está cheio',
  EDQUOT: 'cujo disco está cheio',
};

/** The key of a machine without ESTETO_SECRET_KEY: drawn once and kept in the data folder, readable by its user only. */
export function developmentKey(dataDir: string): Buffer {
  const file = join(dataDir, 'secret-key');
  return read(file) ?? create(dataDir, file);
}

function create(dataDir: string, file: string): Buffer {
  const partial = `${file}.${randomUUID()}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(partial, randomBytes(32).toString('base64'), { mode: 0o600, flush: true });
  try {
    linkSync(partial, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // else another start drew it first
  } finally {
    rmSync(partial);
  }
  return read(file) ?? create(dataDir, file);
}

function read(file: string): Buffer | null {
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
    if (key.length !== 32) throw new Error(`O arquivo ${file} foi alterado: deve ter 32 bytes em base64.`);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
