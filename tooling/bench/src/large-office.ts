import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startEmbeddedPostgres } from '@esteto/api/embedded-postgres';
import { Client } from 'pg';
import { type Server, startServer } from './server.ts';

type Urls = { ownerUrl: string; appUrl: string };

/** `restart`: what a server that was killed left behind is taken up by another. */
export type Office = { server: Server; ownerUrl: string; restart: () => Promise<Server> };

/** Starts a server as in production over a database of its own: the demo data, for its people, and what `fill` writes beside them. */
type Open = (office: { name: string; port: number; fill: (ownerUrl: string) => Promise<void> }) => Promise<Office>;

/** Whatever `work` opens stands in one PostgreSQL, and is gone after it. */
export const withOffices = async <Found>(work: (open: Open) => Promise<Found>): Promise<Found> => {
  const folder = mkdtempSync(join(tmpdir(), 'esteto-office-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: { info() {}, warn() {} } });
  const servers: Server[] = [];
  let hasDemo = false;
  try {
    return await work(async ({ name, port, fill }) => {
      if (!hasDemo) await fillDemo(postgres, { port, folder });
      hasDemo = true;
      const ownerUrl = databaseAt(postgres.ownerUrl, name);
      await run(postgres.ownerUrl, `create database ${name} template demo`);
      await fill(ownerUrl);
      const production = {
        NODE_ENV: 'production',
        ESTETO_SECRET_KEY: randomBytes(32).toString('base64'),
        PUBLIC_URL: `http://localhost:${port}`,
        TRUSTED_PROXIES: 'loopback',
      };
      const start = async (): Promise<Server> => {
        const server = await startServer({ port, dataDir: join(folder, name), env: { ...settingsOf(postgres, name), ...production } });
        servers.push(server);
        return server;
      };
      return { server: await start(), ownerUrl, restart: start };
    });
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The demo data, for its people: once, as what each office begins with. */
const fillDemo = async (postgres: Urls, { port, folder }: { port: number; folder: string }): Promise<void> => {
  await run(postgres.ownerUrl, 'create database demo');
  const server = await startServer({ port, dataDir: join(folder, 'demo'), env: settingsOf(postgres, 'demo') });
  await server.stop(true);
};

const settingsOf = ({ ownerUrl, appUrl }: Urls, name: string) => ({
  DATABASE_OWNER_URL: databaseAt(ownerUrl, name),
  DATABASE_URL: databaseAt(appUrl, name),
  APP_DIST: 'none',
});

const databaseAt = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

const run = (url: string, statement: string): Promise<unknown> => withClient(url, (client) => client.query(statement));

/** One connection for all that `work` asks. */
export const withClient = async <Found>(url: string, work: (client: Client) => Promise<Found>): Promise<Found> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The server takes 600 calls a minute from one address; behind a proxy it goes by the address that the proxy tells. */
const ADDRESSES = 250;

let calls = 0;

/** Milliseconds of a whole call that must go well. */
export const timeOf = async ({ url, headers }: { url: string; headers: Record<string, string> }): Promise<number> => {
  calls += 1;
  const start = performance.now();
  const answer = await fetch(url, { headers: { ...headers, 'X-Forwarded-For': `10.0.0.${(calls % ADDRESSES) + 1}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - start;
};
