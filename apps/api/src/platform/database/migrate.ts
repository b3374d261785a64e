import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { closedMonths } from './closed-months.ts';
import { loginOf, reached } from './connection.ts';
import { APP_ROLE } from './database.ts';
import { ensureRoles, refuseUnfit } from './database-server.ts';
import { doubleBooking } from './double-booking.ts';
import { explainedMovements } from './explained-movements.ts';
import { monthChangeTriggers } from './month-changes.ts';
import { sealedRecords } from './sealed-records.ts';

/** Beside the sources in the workspace, beside the bundle in a deployment. */
const MIGRATIONS = migrationsAbove(import.meta.dirname);
const ONE_AT_A_TIME = 7_262_026;

type Target = {
  ownerUrl: string;
  /** The login of the application, which is given the role that serves. */
  appUrl?: string;
  /** Where the data lie, for the person who is told that they stay as they are. */
  place?: string;
};

/**
 * Brings the schema up to date as the owner, then grants the application's role what it needs and nothing more, and guards closed months from it. Safe to run from several
 * replicas at once. What another version made is left as it is.
 */
export const migrate = async ({ ownerUrl, appUrl = ownerUrl, place = 'no banco de dados' }: Target): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'esteto-migrate' });
  await reached(ownerUrl, client.connect());
  try {
    await refuseUnfit(client);
    await client.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME]);
    await ensureRoles(client, loginOf(appUrl));
    await refuseOtherVersions(client, place);
    await explained(async () => {
      await client.query('create extension if not exists pg_trgm; create extension if not exists btree_gist');
      await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
      await migrateJobs(ownerUrl);
      await client.query(jobIndexes);
      await client.query(grants);
      await client.query(closedMonths);
      await client.query(explainedMovements);
      await client.query(sealedRecords);
      await client.query(monthChangeTriggers);
      await client.query(doubleBooking);
    });
  } finally {
    await client.end();
  }
};

/** The database's own words, without the row that it may repeat beside them. */
const explained = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const { message, code, table, constraint } = (error instanceof Error && error.cause ? error.cause : error) as pg.DatabaseError;
    const about = [code, table && `tabela ${table}`, constraint && `restrição ${constraint}`].filter(Boolean).join(', ');
    throw new Error(`A preparação do banco falhou: ${message}${about ? ` (${about})` : ''}`, {
      cause: error,
    });
  }
};

/** What was made by migrations that are not ours: by a version before the first release, or by a later one. */
const refuseOtherVersions = async (client: pg.Client, place: string): Promise<void> => {
  const { rowCount: migrated } = await client.query("select 1 where to_regclass('drizzle.__drizzle_migrations') is not null");
  if (!migrated) return;
  const { rows } = await client.query<{ hash: string; at: string }>(
    'select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at',
  );
  const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const isOurs = rows.every(({ hash, at }, index) => ours[index]?.hash === hash && String(ours[index].folderMillis) === at);
  if (isOurs) return;
  throw new Error(
    `Os dados ${place} são de outra versão do Esteto e ficam como estão: indique uma pasta nova em ESTETO_DATA_DIR (ou um banco novo em DATABASE_URL), ou apague os antigos, e inicie de novo.`,
  );
};

const migrateJobs = async (ownerUrl: string): Promise<void> => {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
};

/** The queue looks for what waits; a master looks for what failed, and whether it was done since. */
const jobIndexes = `
create index if not exists esteto_job_failed on pgboss.job_common (name, completed_on) where state = 'failed';
create index if not exists esteto_job_done on pgboss.job_common (name, completed_on) where state = 'completed';`;

const grants = `
grant usage on schema public to ${APP_ROLE};
grant select, insert, update, delete on all tables in schema public to ${APP_ROLE};
grant usage on all sequences in schema public to ${APP_ROLE};
revoke update, delete on events, event_seals from ${APP_ROLE};
grant usage, create on schema pgboss to ${APP_ROLE};
grant all on all tables in schema pgboss to ${APP_ROLE};
grant all on all sequences in schema pgboss to ${APP_ROLE};
grant execute on all functions in schema pgboss to ${APP_ROLE};`;

function migrationsAbove(folder: string): string {
  const here = join(folder, 'migrations');
  if (existsSync(here)) return here;
  if (dirname(folder) === folder) throw new Error('A pasta migrations não está junto do servidor.');
  return migrationsAbove(dirname(folder));
}
