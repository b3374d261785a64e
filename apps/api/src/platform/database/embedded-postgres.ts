import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { nativeFolder } from './embedded-binaries.ts';
import { ensureCluster, type Folder, openFolder } from './embedded-folder.ts';
import { clearDeadPidFile, interruptPostgres, readPidFile, type Spawned, spawnPostgres, stopPostgres } from './embedded-process.ts';

const DATABASE = 'esteto';
const START_MS = 120_000; // recovery after a power cut may replay a lot of log
const LOCK_MS = 4_000; // a killed server's session ends within milliseconds; this is the benefit of the doubt
const LOCK_KEY = 1_702_065_509; // any constant: 'este' in ASCII

/** What start-up tells about the database. A pino logger fits. */
export type EmbeddedLog = { info(message: string): void; warn(message: string): void };

export type EmbeddedPostgres = {
  /** Connects as the role that owns the database and migrates it (superuser of this private server). */
  ownerUrl: string;
  /** Connects as the application's role: it may log in and nothing else until a migration grants it more. */
  appUrl: string;
  /** Fast shutdown, immediate after 8 s. A throwaway server's data is deleted. */
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL server whose binaries npm brings, on a data folder of its own, for this machine only (127.0.0.1, random passwords).
 * `throwaway` trades durability for speed and is for tests only.
 *
 * One Esteto per folder. The owner holds an advisory lock in the running server for as long as it lives, so there is no lock file to go
 * stale: a second Esteto finds the lock taken and is refused, and after a `kill -9` the orphaned server is simply taken over.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: EmbeddedLog;
  throwaway?: boolean;
}): Promise<EmbeddedPostgres> {
  const { log, throwaway = false } = options;
  const folder = await openFolder(options.dataDir);
  const native = await nativeFolder(folder.user);
  if (await ensureCluster(folder, native, throwaway)) log.info(`PostgreSQL: banco criado em ${folder.path}`);

  let stopping = false;
  let recovery = Promise.resolve();
  let server: number | null = null; // its process id, while it is ours to stop
  const stopWithProcess = () => server && interruptPostgres(server);
  process.once('exit', stopWithProcess); // a process that exits without stop() leaves no server behind either
  let port = await bringUp().catch(stopAndThrow);
  let lock = await own();
  await ensureDatabase(folder, port).catch(stopAndThrow);
  const url = (user: string, password: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${DATABASE}`;
  return {
    ownerUrl: url('esteto_owner', folder.passwords.owner),
    appUrl: url('esteto_app', folder.passwords.app),
    stop,
  };

  async function stop(): Promise<void> {
    stopping = true;
    await recovery;
    await lock.end().catch(() => {});
    if (server) await stopPostgres(server, throwaway);
    process.off('exit', stopWithProcess);
    if (throwaway) await discard(folder);
  }

  /** Adopts the server that already runs on this folder, or starts one; returns its port. */
  async function bringUp(wantedPort?: number): Promise<number> {
    const deadline = Date.now() + START_MS;
    let child: Spawned | null = null;
    for (;;) {
      if (stopping) throw new Error('parando');
      const running = await readPidFile(folder);
      if (running && (await answers(folder, running.port))) return running.port;
      if (child?.exited && !child.worthRetrying()) throw new Error(`O PostgreSQL não iniciou:\n${child.lastLines()}`);
      if (Date.now() > deadline) throw new Error(`O PostgreSQL não respondeu em ${START_MS / 1000} s:\n${child?.lastLines() ?? ''}`);
      if (!child || child.exited) {
        await clearDeadPidFile(folder);
        child = spawnPostgres(folder, native, wantedPort ?? (await freePort()), throwaway);
        server = child.pid;
      }
      await sleep(child.exited ? 200 : 20);
    }
  }

  /** Takes the lock, and with it the right to stop the server; refused, the server is another Esteto's and stays up. */
  async function own(): Promise<Client> {
    server = null;
    const client = await takeLock(folder, port);
    server = (await readPidFile(folder))?.pid ?? null;
    client.once('end', () => {
      if (!stopping) recovery = recover();
    });
    return client;
  }

  /** The lock's session ends only when the server goes away: bring it up again on the same port, so that the pools reconnect. */
  async function recover(): Promise<void> {
    log.warn('PostgreSQL: o servidor embutido caiu; iniciando de novo.');
    while (!stopping) {
      try {
        port = await bringUp(port);
        lock = await own();
        return;
      } catch (error) {
        log.warn(`PostgreSQL: ${(error as Error).message}`);
        await sleep(1_000);
      }
    }
  }

  async function stopAndThrow(error: unknown): Promise<never> {
    stopping = true;
    if (server) await stopPostgres(server, throwaway);
    throw error;
  }
}

async function discard(folder: Folder): Promise<void> {
  await rm(folder.path, { recursive: true, force: true });
  await rm(folder.home, { recursive: true, force: true });
}

async function takeLock(folder: Folder, port: number): Promise<Client> {
  const client = await connect(folder, port);
  const deadline = Date.now() + LOCK_MS;
  for (;;) {
    const { rows } = await client.query<{ is_locked: boolean }>('select pg_try_advisory_lock($1) as is_locked', [LOCK_KEY]);
    if (rows[0]?.is_locked) return client;
    if (Date.now() > deadline) {
      await client.end();
      throw new Error(
        `A pasta de dados ${folder.home} já está em uso por outro Esteto. Pare-o antes, ou aponte ESTETO_DATA_DIR para outra pasta.`,
      );
    }
    await sleep(100);
  }
}

/** The database and the application's role, made on the first start. */
async function ensureDatabase(folder: Folder, port: number): Promise<void> {
  const client = await connect(folder, port);
  try {
    const role = await client.query("select from pg_roles where rolname = 'esteto_app'");
    if (role.rowCount === 0) await client.query(`create role esteto_app login password '${folder.passwords.app}'`);
    const database = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (database.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function connect(folder: Folder, port: number): Promise<Client> {
  const client = new Client({ host: '127.0.0.1', port, user: 'esteto_owner', password: folder.passwords.owner, database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Whether the server on that port is up, takes our password and serves this very folder. */
async function answers(folder: Folder, port: number): Promise<boolean> {
  try {
    const client = await connect(folder, port);
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    await client.end();
    return rows[0]?.data_directory === folder.cluster;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
