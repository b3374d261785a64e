import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import { reached } from './platform/database/connection.ts';
import { type DatabaseHandle, openDatabase } from './platform/database/database.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';

type Opened = { database: DatabaseHandle; appUrl: string; ownerUrl: string };

/** The database of the settings, brought up to date. What must be undone at the end is added to `closers`, last opened last. */
export const openMigrated = async (
  config: Config,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  closers: (() => Promise<unknown>)[],
): Promise<Opened> => {
  const embedded = config.database ? null : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log });
  if (embedded) closers.push(() => embedded.stop());
  const { ownerUrl, appUrl } = config.database ?? (embedded as NonNullable<typeof embedded>);
  await migrate({ ownerUrl, appUrl, place: config.database ? 'no banco de DATABASE_URL' : `em ${config.dataDir}` });
  const database = openDatabase(appUrl, { patienceMs: config.databasePatienceMs });
  closers.push(() => database.close());
  await reached(appUrl, database.ping());
  return { database, appUrl, ownerUrl };
};
