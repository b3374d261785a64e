import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

let dataDir: string;
let running: EmbeddedPostgres[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'esteto-pg-'));
  running = [];
});

afterEach(async () => {
  for (const server of running) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('embedded PostgreSQL', () => {
  test('makes a UTF-8 cluster that sorts in Portuguese, keeps its data and stops', async () => {
    const first = await start();
    await ask(first.ownerUrl, 'create table person (name text)');
    await ask(first.ownerUrl, "insert into person values ('Zélia'), ('átila'), ('Bruno'), ('Ávila')");
    await first.stop();
    expect(existsSync(join(dataDir, 'cluster/postmaster.pid'))).toBe(false);

    const second = await start();
    expect(await ask(second.ownerUrl, 'select name from person order by name')).toEqual(['átila', 'Ávila', 'Bruno', 'Zélia']);
    expect(await ask(second.ownerUrl, "select current_setting('fsync') || current_setting('server_encoding')")).toEqual(['onUTF8']);
    expect(await ask(second.ownerUrl, 'show listen_addresses')).toEqual(['127.0.0.1']);
  });

  test("the application's role owns nothing, and only the right password enters", async () => {
    const server = await start();
    await expect(ask(server.appUrl, 'create table stray (id int)')).rejects.toThrow(/permission denied/);
    await expect(ask(server.appUrl.replace(/:[0-9a-f]{48}@/, ':wrong@'), 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(dataDir, 'passwords.json')).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  test('what a killed initdb left is not taken for a cluster, and is cleared away', async () => {
    const halfMade = join(dataDir, 'cluster.new-killed');
    mkdirSync(halfMade);
    writeFileSync(join(halfMade, 'PG_VERSION'), '18');
    utimesSync(halfMade, new Date('2026-01-01'), new Date('2026-01-01'));
    const server = await start();
    expect(await ask(server.ownerUrl, 'select 1 as one')).toEqual([1]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('cluster'))).toEqual(['cluster']);
  });

  test('a second Esteto on the folder is refused and leaves the first alone', async () => {
    const server = await start();
    await expect(start()).rejects.toThrow(/já está em uso por outro Esteto/);
    expect(await ask(server.ownerUrl, 'select 1 as one')).toEqual([1]);
  });

  test('two first starts at once: one wins, the other is refused', async () => {
    const both = await Promise.allSettled([start(), start()]);
    expect(both.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(String(both.find((outcome) => outcome.status === 'rejected')?.reason)).toMatch(/já está em uso por outro Esteto/);
    expect(await ask(running[0]?.appUrl ?? '', 'select 1 as one')).toEqual([1]);
  });

  test('after a kill -9 of Esteto the orphaned server is taken over, with what was committed', async () => {
    const before = await killedEsteto();
    const server = await start();
    expect(postmaster()).toBe(before);
    expect(await ask(server.ownerUrl, 'select id from kept')).toEqual([7]);
  });

  test('a process that exits without stop() takes its server along', async () => {
    await otherEsteto('process.exit()');
    await expect.poll(() => existsSync(join(dataDir, 'cluster/postmaster.pid'))).toBe(false);
  });

  test('after a kill -9 of everything the data is recovered', async () => {
    process.kill(await killedEsteto(), 'SIGKILL');
    const server = await start();
    expect(await ask(server.ownerUrl, 'select id from kept')).toEqual([7]);
  });

  test('a server that dies is brought up again on the same port', async () => {
    const server = await start();
    process.kill(postmaster(), 'SIGKILL');
    await expect.poll(() => ask(server.appUrl, 'select 1 as one').catch(() => null)).toEqual([1]);
  });

  test('a throwaway server leaves nothing behind', async () => {
    const server = await startEmbeddedPostgres({ dataDir, log: silent, throwaway: true });
    expect(await ask(server.ownerUrl, 'show fsync')).toEqual(['off']);
    await server.stop();
    expect(existsSync(dataDir)).toBe(false);
  });
});

const silent = { info() {}, warn() {} };

const postmaster = () => Number.parseInt(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8'), 10);

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  running.push(server);
  return server;
}

/** First column of every row. */
async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows.map((row) => row[0]);
  } finally {
    await client.end();
  }
}

/** Another process starts the folder, commits a row and is killed; returns the number of the PostgreSQL that it leaves. */
async function killedEsteto(): Promise<number> {
  await otherEsteto("process.kill(process.pid, 'SIGKILL')");
  return postmaster();
}

async function otherEsteto(end: string): Promise<void> {
  const script = `
    import { Client } from 'pg';
    import { startEmbeddedPostgres } from './embedded-postgres.ts';
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {}, warn() {} } });
    const client = new Client(server.ownerUrl);
    await client.connect();
    await client.query('create table kept (id int)');
    await client.query('insert into kept values (7)');
    ${end};`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  await new Promise((done) => child.once('exit', done));
}
