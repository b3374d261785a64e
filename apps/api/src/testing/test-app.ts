import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, inject } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import { assemble, type Deps } from '../deps.ts';
import { createModules, type Modules, type Services } from '../modules/modules.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { createMail } from '../platform/mail/mail.ts';
import { createFactories, type Factories, type TestPerson } from './factories.ts';
import { CLIENT_ID } from './identity-provider.ts';
import { readOutbox } from './outbox.ts';
import { serviceSettings } from './public-services.ts';
import { type Calls, createCalls } from './test-calls.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createSessions, type TestSession } from './test-sessions.ts';

const PATIENCE_MS = 90_000;

export type TestApp = Calls & {
  app: FastifyInstance;
  deps: Deps;
  modules: Services;
  routes: Modules['routes'];
  clock: TestClock;
  config: Config;
  /** Writes people, companies and groups straight to the tables. */
  make: Factories;
  /** Runs SQL as the database's owner. */
  sql: TestDatabase['sql'];
  database: TestDatabase;
  password: string;
  /** A fresh session of that person. */
  signIn(person: TestPerson): Promise<TestSession>;
  /** The session that is kept of that person, which `call(…, { as: person })` uses too. */
  sessionOf(person: TestPerson): Promise<TestSession>;
  /** What is kept of that person has ended, or is about to. */
  forgetSession(person: TestPerson): void;
  /** The SQL that the application ran meanwhile, without BEGIN, COMMIT and ROLLBACK. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>;
  /** The messages sent so far, oldest first, as .eml text. */
  outbox(): Promise<string[]>;
};

/**
 * The whole server on a database of its own, with a settable clock; jobs run, but not by the hour (cron). Call it at the top of a test file
 * (`const api = await testApp()`): it is closed after the file's last test. `idle`: jobs are taken and nothing is done, where a test does their work
 * itself or must see that nobody writes.
 */
export const testApp = async (settings: Record<string, string> = {}, { idle = false } = {}): Promise<TestApp> => {
  // What must be undone at the end, last made first; also when the rest of this function fails.
  const undo: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const step of undo.toReversed()) await step();
  });

  const password = inject('password');
  const database = await createTestDatabase(inject('server'));
  undo.push(() => database.drop());
  const dataDir = await mkdtemp(join(tmpdir(), 'esteto-test-'));
  undo.push(() => rm(dataDir, { recursive: true, force: true }));
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://localhost:3000',
    ESTETO_DATA_DIR: dataDir,
    APP_DIST: 'none',
    LOG_LEVEL: 'silent',
    ...serviceSettings(inject('services')),
    // Nobody listens there: no test ever speaks to the real emitter.
    NFSE_PRODUCTION_URL: 'https://127.0.0.1:9/SefinNacional',
    NFSE_HOMOLOGATION_URL: 'https://127.0.0.1:9/SefinNacional',
    CONNECT_ISSUER: inject('issuer'),
    CONNECT_CLIENT_ID: CLIENT_ID,
    MAIL_BOUNCE_SECRET: 'what-only-the-mail-server-of-the-tests-knows',
    ...settings,
  });
  const clock = testClock();
  // By who asked for them: the jobs of an earlier call go on beside the one that is counted.
  const counted = new AsyncLocalStorage<string[]>();
  const handle = openDatabase(database.appUrl, {
    // A machine that is busy is no database that is gone.
    patienceMs: PATIENCE_MS,
    onStatement: (text) => counted.getStore()?.push(text),
  });
  undo.push(() => handle.close());
  const jobs = createJobs(database.appUrl, { onError: () => undefined });
  const deps = assemble({
    config,
    database: handle,
    clock,
    jobs,
    mail: createMail({ ...config, from: config.mailFrom, returnPath: config.mailReturnPath }),
  });
  const modules = createModules(deps);
  await jobs.start(
    modules.jobs.map(({ cron: _byTheHour, at_once: _oneByOne, handle: run, ...job }) => ({ ...job, handle: idle ? nothing : run })),
  );
  undo.push(() => jobs.stop());
  const app = await buildApp(deps, modules);
  undo.push(() => app.close());
  await app.ready();
  const sessions = createSessions(deps);
  const make = createFactories({ db: deps.db, clock, passwordHash: password.hash });
  await make.terms();

  return {
    ...createCalls(app, sessions),
    app,
    deps,
    modules: modules.services,
    routes: modules.routes,
    clock,
    config,
    database,
    sql: database.sql,
    make,
    password: password.text,
    signIn: sessions.fresh,
    sessionOf: sessions.of,
    forgetSession: sessions.forget,
    outbox: () => readOutbox(deps.mail.outbox),
    statementsOf: async (work) => {
      const statements: string[] = [];
      await counted.run(statements, work);
      return statements.filter((text) => !/^(begin|commit|rollback|savepoint|release)\b/i.test(text));
    },
  };
};

const nothing = async (): Promise<void> => undefined;
