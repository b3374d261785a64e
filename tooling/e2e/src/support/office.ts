import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '@esteto/api/embedded-postgres';
import { freePort } from '@esteto/api/testing/free-port';
import { copyDemoData, newDataFolder } from '@esteto/bench/demo-data';
import { startNginx } from './nginx.ts';
import { API, SERVER, type Started, start } from './processes.ts';

const run = promisify(execFile);

/** An installation as an operator makes it: a database server, two servers of the built API on one data folder, nginx before them. */
export type Office = {
  origin: string;
  /** Where nginx answers without TLS. */
  plain: string;
  replicas: [Started, Started];
  /** `node server.js …`; answers what it says. */
  command: (args: string[], env?: Record<string, string>) => Promise<string>;
  stop: () => Promise<void>;
};

export const openOffice = async (): Promise<Office> => {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const dataDir = await copyDemoData();
    undo.push(() => rm(dataDir, { recursive: true, force: true }));
    const folder = await newDataFolder();
    undo.push(() => rm(folder, { recursive: true, force: true }));
    const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: { info() {}, warn() {} } });
    undo.push(() => postgres.stop());

    const [port, plainPort, first, second] = [await freePort(), await freePort(), await freePort(), await freePort()];
    const origin = `https://localhost:${port}`;
    const none = { CEP_URL: 'none', CITIES_URL: 'none', BANKS_URL: 'none', POSTAL_CODE_URL: 'none', CNPJ_URL: 'none' };
    const settings = {
      NODE_ENV: 'production',
      PUBLIC_URL: origin,
      DATABASE_URL: postgres.appUrl,
      DATABASE_OWNER_URL: postgres.ownerUrl,
      ESTETO_DATA_DIR: dataDir,
      ESTETO_SECRET_KEY: (await readFile(join(dataDir, 'secret-key'), 'utf8')).trim(),
      APP_DIST: 'none',
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'warn',
      ...none,
    };
    const replica = (own: number) => start(SERVER, `http://127.0.0.1:${own}/api/ready`, { ...settings, PORT: String(own) });
    const replicas: [Started, Started] = await both(replica(first), replica(second));
    for (const one of replicas) undo.push(() => one.stop());
    const nginx = await startNginx({ folder: join(folder, randomUUID()), port, plainPort, replicas: [first, second] });
    undo.push(() => nginx.stop());
    const command: Office['command'] = async (args, env = {}) => {
      const { stdout } = await run(process.execPath, [SERVER, ...args], {
        cwd: API,
        env: { PATH: process.env['PATH'], ...settings, ...env },
      });
      return stdout;
    };
    return { origin, plain: `http://localhost:${plainPort}`, replicas, command, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const both = async <T>(one: Promise<T>, other: Promise<T>): Promise<[T, T]> => [await one, await other];
