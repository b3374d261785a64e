import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startEmbeddedPostgres } from '@esteto/api/embedded-postgres';
import { Client } from 'pg';
import { GROWTH } from './bars.ts';
import { fillDuty } from './growth-duty.ts';
import { dutyLooks } from './growth-duty-looks.ts';
import { type ListLook, listLooks } from './growth-lists.ts';
import { fillOffice } from './growth-office.ts';
import { type Server, startServer } from './server.ts';
import type { Figure } from './table.ts';
import { median } from './throughput.ts';

const OFFICES = { small: 10_000, large: 1_000_000 };

/** What there is a lot of, and the looks at it. */
type Growing = { fill: (ownerUrl: string, count: number) => Promise<void>; looks: (origin: string) => Promise<ListLook[]> };

export const INVOICES: Growing = { fill: fillOffice, looks: listLooks };
export const SHIFTS: Growing = { fill: fillDuty, looks: dutyLooks };

const ROUNDS = 21;
/** The server takes 600 calls a minute from one address; behind a proxy it goes by the address that the proxy tells. */
const ADDRESSES = 250;

/**
 * How much longer each look takes where there are a million of something than where there are ten thousand: medians, in turns, of whole
 * calls to two servers as in production on two databases of one PostgreSQL. Not measured: many people at once, a database that has to read
 * from the disk (both fit in memory), numbers that count whole piles (home, queues), and the lists of other nouns.
 */
export const measureGrowth = async (ports: { small: number; large: number }, { fill, looks }: Growing): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'esteto-growth-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: { info() {}, warn() {} } });
  const servers: Server[] = [];
  try {
    await fillDemo(postgres, { port: ports.small, folder });
    const open = async (name: Office): Promise<ListLook[]> => {
      const server = await openOffice(postgres, { name, port: ports[name], folder, fill });
      servers.push(server);
      return looks(server.origin);
    };
    const [small, large] = [await open('small'), await open('large')];
    return await compare(small, large);
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

type Office = keyof typeof OFFICES;
type Urls = { ownerUrl: string; appUrl: string };
type Place = { port: number; folder: string };

/** The demo data, for its people: once, as what each office begins with. */
const fillDemo = async (postgres: Urls, { port, folder }: Place): Promise<void> => {
  await run(postgres.ownerUrl, 'create database demo');
  const server = await startServer({ port, dataDir: join(folder, 'demo'), env: settingsOf(postgres, 'demo') });
  await server.stop(true);
};

/** A server as in production over a database of its own. */
const openOffice = async (
  postgres: Urls,
  { name, port, folder, fill }: Place & { name: Office } & Pick<Growing, 'fill'>,
): Promise<Server> => {
  await run(postgres.ownerUrl, `create database ${name} template demo`);
  await fill(databaseAt(postgres.ownerUrl, name), OFFICES[name]);
  const production = {
    NODE_ENV: 'production',
    ESTETO_SECRET_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: `http://localhost:${port}`,
    TRUSTED_PROXIES: 'loopback',
  };
  return startServer({ port, dataDir: join(folder, name), env: { ...settingsOf(postgres, name), ...production } });
};

const settingsOf = ({ ownerUrl, appUrl }: Urls, name: string) => ({
  DATABASE_OWNER_URL: databaseAt(ownerUrl, name),
  DATABASE_URL: databaseAt(appUrl, name),
  APP_DIST: 'none',
});

const compare = async (small: ListLook[], large: ListLook[]): Promise<Figure[]> => {
  const times = small.map(() => ({ small: [] as number[], large: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, time] of times.entries()) {
      // First one, then the other first: what the machine does beside comes to both.
      const turns = [
        ['small', small[index]],
        ['large', large[index]],
      ] as const;
      for (const [office, look] of round % 2 === 0 ? turns : turns.toReversed()) if (look) time[office].push(await timeOf(look));
    }
  }
  return small.map(({ name }, index) => {
    const [few, many] = [median(times[index]?.small ?? []), median(times[index]?.large ?? [])];
    return { name: `${name} (${milliseconds(few)} → ${milliseconds(many)} ms)`, value: many / few, limit: GROWTH, unit: 'x', digits: 2 };
  });
};

let calls = 0;

const timeOf = async ({ url, headers }: ListLook): Promise<number> => {
  calls += 1;
  const start = performance.now();
  const answer = await fetch(url, { headers: { ...headers, 'X-Forwarded-For': `10.0.0.${(calls % ADDRESSES) + 1}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - start;
};

const milliseconds = (value: number): string => value.toLocaleString('pt-BR', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

const databaseAt = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

const run = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
