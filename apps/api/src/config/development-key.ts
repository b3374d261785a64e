import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
