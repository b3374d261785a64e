import { AsyncLocalStorage } from 'node:async_hooks';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, afterEach, inject } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import { fillDemo } from '../demo/fill-demo.ts';
import { assemble, type Deps } from '../deps.ts';
import { createModules, type Modules, type Services } from '../modules/modules.ts';
import { openDatabase } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { createMail } from '../platform/mail/mail.ts';
import { createFactories, type Factories, type TestPerson } from './factories.ts';
import { CLIENT_ID } from './identity-provider.ts';
import { readOutbox } from './outbox.ts';
import { serviceSettings } from './public-services.ts';
import { type Calls, createCalls } from './test-calls.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { createTestDatabase, databaseAt, TEMPLATE, type TestDatabase } from './test-database.ts';
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
 * itself or must see that nobody writes. `demo`: with the demo data, as they are at the test clock's beginning.
 */
export const testApp = async (settings: Record<string, string> = {}, { idle = false, demo = false } = {}): Promise<TestApp> => {
  // What must be undone at the end, last made first; also when the rest of this function fails.
  const undo: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const step of undo.toReversed()) await step();
  });

  const password = inject('password');
  const database = await createTestDatabase(inject('server'), demo ? await demoTemplate() : TEMPLATE);
  undo.push(() => database.drop());
  const dataDir = await mkdtemp(join(tmpdir(), 'esteto-test-'));
  undo.push(() => rm(dataDir, { recursive: true, force: true }));
  if (demo) await cp(inject('demoDir'), dataDir, { recursive: true });
  const config = testConfig(dataDir, settings);
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
  tellFailures(app);
  await app.ready();
  const sessions = createSessions(deps);
  const make = createFactories({ db: deps.db, clock, passwordHash: password.hash });
  if (!demo) await make.terms();

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

/** What the server did not expect, for who reads why a test failed: an answer of 500 says nothing of it. */
const tellFailures = (app: FastifyInstance): void => {
  const failures: Error[] = [];
  app.addHook('onError', async ({ method, url }, _reply, error) => {
    if (!(error instanceof AppError)) failures.push(new Error(`${method} ${url}`, { cause: error }));
  });
  afterEach(({ task }) => {
    const met = failures.splice(0);
    if (task.result?.state === 'fail') for (const failure of met) process.stderr.write(`${inspect(failure)}\n`);
  });
};

const testConfig = (dataDir: string, settings: Record<string, string> = {}): Config =>
  readConfig({
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

const DEMO = 'esteto_demo';
const ONE_AT_A_TIME = 7_262_028;

/**
 * The name of a database with the demo data, whose files lie in `demoDir`. Two years are lived once a run: whichever file asks first fills them, as three
 * servers would that start on one database, and the others wait.
 */
const demoTemplate = async (): Promise<string> => {
  const server = inject('server');
  const owner = new pg.Client(server.ownerUrl);
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME]);
    const { rowCount } = await owner.query('select from pg_database where datname = $1', [DEMO]);
    if (rowCount) return DEMO;
    await owner.query('drop database if exists esteto_demo_filling with (force)');
    await owner.query(`create database esteto_demo_filling template ${TEMPLATE} strategy file_copy`);
    await fillTemplate(databaseAt(server.appUrl, 'esteto_demo_filling'));
    await owner.query(`alter database esteto_demo_filling rename to ${DEMO}`);
    return DEMO;
  } finally {
    await owner.end();
  }
};

const fillTemplate = async (url: string): Promise<void> => {
  const config = testConfig(inject('demoDir'));
  const clock = testClock();
  const database = openDatabase(url, { patienceMs: PATIENCE_MS });
  const jobs = createJobs(url, { onError: () => undefined });
  const mail = createMail({ ...config, from: config.mailFrom, returnPath: config.mailReturnPath });
  const deps = assemble({ config, database, clock, jobs, mail });
  try {
    await createFactories({ db: deps.db, clock, passwordHash: inject('password').hash }).terms();
    await Promise.all([fillDemo(deps), fillDemo(deps)]);
    await fillDemo(deps);
  } finally {
    await database.close();
  }
};

const nothing = async (): Promise<void> => undefined;
