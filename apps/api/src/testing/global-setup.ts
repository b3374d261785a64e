import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../config/config.ts';
import { assemble } from '../deps.ts';
import { createModules } from '../modules/modules.ts';
import { openDatabase } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { createMail } from '../platform/mail/mail.ts';
import { hashPassword } from '../platform/sessions/password.ts';
import { startIdentityProvider } from './identity-provider.ts';
import { playPublicServices } from './public-services.ts';
import { testClock } from './test-clock.ts';
import { ask, databaseAt, TEMPLATE } from './test-database.ts';

/** The password of every test person; hashed once for all files, because argon2 is slow on purpose. */
const PASSWORD = 'uma senha comprida';

declare module 'vitest' {
  interface ProvidedContext {
    server: { ownerUrl: string; appUrl: string };
    password: { text: string; hash: string };
    /** Where the public services are played. */
    services: string;
    /** The issuer of a corporate identity provider. */
    issuer: string;
    /** Where the files of the demo data lie (test-app.ts). */
    demoDir: string;
  }
}

/** One throw-away PostgreSQL for the whole run, with a migrated database that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'esteto-test-pg-'));
  const server = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {} }, throwaway: true });
  const services = await playPublicServices();
  const provider = await startIdentityProvider();
  const demoDir = mkdtempSync(join(tmpdir(), 'esteto-test-demo-'));
  try {
    project.provide('demoDir', demoDir);
    project.provide('services', services.url);
    project.provide('issuer', provider.issuer);
    await ask(server.ownerUrl, `create database ${TEMPLATE}`);
    await migrate({ ownerUrl: databaseAt(server.ownerUrl, TEMPLATE), appUrl: server.appUrl });
    await makeQueues(databaseAt(server.appUrl, TEMPLATE), dataDir);
    project.provide('server', { ownerUrl: server.ownerUrl, appUrl: server.appUrl });
    project.provide('password', { text: PASSWORD, hash: await hashPassword(PASSWORD) });
  } catch (error) {
    await services.close();
    await provider.close();
    await server.stop();
    throw error;
  }
  return async () => {
    rmSync(demoDir, { recursive: true, force: true });
    await services.close();
    await provider.close();
    await server.stop();
  };
}

/** The queues of all jobs, so that no file makes them anew: of the template nothing runs. */
const makeQueues = async (url: string, dataDir: string): Promise<void> => {
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000', ESTETO_DATA_DIR: dataDir, APP_DIST: 'none' });
  const database = openDatabase(url);
  const jobs = createJobs(url, { onError: () => undefined, schedules: false });
  const mail = createMail({ ...config, from: config.mailFrom, returnPath: config.mailReturnPath });
  await jobs.start(createModules(assemble({ config, database, clock: testClock(), jobs, mail })).jobs);
  await jobs.stop();
  await database.close();
};
