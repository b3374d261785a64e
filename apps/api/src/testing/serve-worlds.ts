import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import Fastify from 'fastify';
import pg from 'pg';
import { readConfig } from '../config/config.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { logger } from '../platform/http/logger.ts';
import { serve } from '../serve.ts';
import { readyMonth } from './closing-volume.ts';
import { freePort } from './free-port.ts';
import { fillOfficeVolume } from './office-volume.ts';
import { createTestDatabase, databaseAt } from './test-database.ts';

// The worlds of journeys, as one process: our code is loaded and PostgreSQL started once, on the folder with demo data that `ESTETO_DATA_DIR` names. A
// world is a copy of them, its database and files, with a server of its own: POST /worlds begins one, POST /worlds/:port/office makes a large office of it,
// DELETE /worlds/:port ends it.

type World = { origin: string; outbox: string };

const { PORT, ESTETO_DATA_DIR: home = '', ...surroundings } = process.env;
const log = logger('warn');
const postgres = await startEmbeddedPostgres({ dataDir: join(home, 'postgres'), log, throwaway: true });
// A database that is copied must have nobody in it.
const server = { ownerUrl: databaseAt(postgres.ownerUrl, 'postgres'), appUrl: postgres.appUrl };
const open = new Map<number, { ownerUrl: string; closers: (() => Promise<unknown>)[] }>();

const begin = async (): Promise<World> => {
  const port = await freePort();
  const closers: (() => Promise<unknown>)[] = [];
  const database = await createTestDatabase(server, 'esteto');
  open.set(port, { ownerUrl: database.ownerUrl, closers });
  closers.push(() => database.drop());
  const dataDir = join(home, `world-${port}`);
  for (const part of ['files', 'secret-key', 'uploads']) await cp(join(home, part), join(dataDir, part), { recursive: true });
  const config = readConfig({
    ...surroundings,
    PORT: String(port),
    ESTETO_DATA_DIR: dataDir,
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    LOG_LEVEL: 'warn',
  });
  await serve(config, process.env, log, closers);
  return { origin: `http://localhost:${port}`, outbox: join(dataDir, 'outbox') };
};

/** So many companies more, whose last month lacks nothing but its payrolls. */
const fillOffice = async (ownerUrl: string, { companies, today }: { companies: number; today: string }): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const run = (text: string) => client.query(text);
  await fillOfficeVolume(run, { companies, today });
  await readyMonth(run, { month: addCompetence(competenceOf(today), -1), begun: false });
  await client.end();
};

const app = Fastify({ forceCloseConnections: true });
app.get('/', async () => 'ok');
app.post('/worlds', begin);
app.post<{ Params: { port: string }; Body: { companies: number; today: string } }>(
  '/worlds/:port/office',
  async ({ params: { port }, body }) => {
    const world = open.get(Number(port));
    if (world) await fillOffice(world.ownerUrl, body);
    return 'ok';
  },
);
app.delete<{ Params: { port: string } }>('/worlds/:port', async ({ params: { port } }) => {
  for (const close of open.get(Number(port))?.closers.toReversed() ?? []) await close();
  return 'ok';
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });

const stop = async (): Promise<never> => {
  await postgres.stop();
  process.exit();
};
process.on('SIGTERM', () => void stop());
// Whoever started it is gone.
process.on('disconnect', () => void stop());
