import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { hashPassword } from '../platform/sessions/password.ts';
import { startIdentityProvider } from './identity-provider.ts';
import { playPublicServices } from './public-services.ts';
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
  }
}

/** One throw-away PostgreSQL for the whole run, with a migrated database that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'esteto-test-pg-'));
  const server = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {} }, throwaway: true });
  const services = await playPublicServices();
  const provider = await startIdentityProvider();
  try {
    project.provide('services', services.url);
    project.provide('issuer', provider.issuer);
    await ask(server.ownerUrl, `create database ${TEMPLATE}`);
    await migrate({ ownerUrl: databaseAt(server.ownerUrl, TEMPLATE), appUrl: server.appUrl });
    project.provide('server', { ownerUrl: server.ownerUrl, appUrl: server.appUrl });
    project.provide('password', { text: PASSWORD, hash: await hashPassword(PASSWORD) });
  } catch (error) {
    await services.close();
    await provider.close();
    await server.stop();
    throw error;
  }
  return async () => {
    await services.close();
    await provider.close();
    await server.stop();
  };
}
