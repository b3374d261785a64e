import { execFile } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@esteto/api/testing/free-port';
import { clockSetting } from './clock.ts';
import { SERVER, start } from './processes.ts';

const copy = promisify(execFile);

/** An empty data folder. Others may enter it: as root the database runs as another user. */
export const newDataFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'esteto-e2e-'));
  await chmod(folder, 0o755);
  return folder;
};

/** Has a server fill the folder with the demo data, and stops it so that the folder may be copied. */
export const makeDemoData = async (folder: string): Promise<void> => {
  const port = String(await freePort());
  const services = { CEP_URL: 'none', CITIES_URL: 'none', BANKS_URL: 'none', POSTAL_CODE_URL: 'none', CNPJ_URL: 'none' };
  const env = { ...clockSetting(), PORT: port, ESTETO_DATA_DIR: folder, APP_DIST: 'none', LOG_LEVEL: 'warn', ...services };
  const server = await start(SERVER, `http://localhost:${port}/api/ready`, env);
  await server.stop();
};

/** A copy with the owners of its files: the database refuses a folder that is another user's. */
export const copyDemoData = async (from: string): Promise<string> => {
  const folder = await newDataFolder();
  await copy('cp', ['-a', `${from}/.`, folder]);
  return folder;
};
