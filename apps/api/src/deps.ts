import type { Config } from './config/config.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { DatabaseHandle } from './platform/database/database.ts';
import { localFileStore } from './platform/files/file-store.ts';
import { createFiles, type Files } from './platform/files/files.ts';
import { createMaintenance, type Maintenance } from './platform/http/maintenance.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { createLookups, type Lookups } from './platform/lookups/lookups.ts';
import type { Mail } from './platform/mail/mail.ts';
import { createSecrets, type Secrets } from './platform/secrets/secrets.ts';
import { createWork, type Work } from './platform/work/work.ts';

/** What the modules are given. Built once by the server, by each test, and by the demo data with its own clock. */
export type Deps = {
  config: Config;
  database: DatabaseHandle;
  db: DatabaseHandle['db'];
  clock: Clock;
  work: Work;
  files: Files;
  secrets: Secrets;
  jobs: Jobs;
  mail: Mail;
  lookups: Lookups;
  maintenance: Maintenance;
};

export type DepParts = Pick<Deps, 'config' | 'database' | 'clock' | 'jobs' | 'mail'>;

export const assemble = (parts: DepParts): Deps => ({
  ...parts,
  db: parts.database.db,
  work: createWork(parts.database.db, parts.clock),
  files: createFiles(localFileStore(parts.config.dataDir), parts.config.companyBytes),
  secrets: createSecrets(parts.config),
  maintenance: createMaintenance(parts.clock, parts.config.maintenanceUntil),
  lookups: createLookups({ config: parts.config, db: parts.database.db, clock: parts.clock }),
});
