import type { FastifyInstance } from 'fastify';
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { runCommand } from './commands/run-command.ts';
import { type Config, readConfig } from './config/config.ts';
import { DEMO_PEOPLE } from './demo/demo-people.ts';
import { fillDemoApart } from './demo/fill-apart.ts';
import { assemble } from './deps.ts';
import { createModules } from './modules/modules.ts';
import { openMigrated } from './open-database.ts';
import { clockOf } from './platform/clock/clock.ts';
import { logger } from './platform/http/logger.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createMail } from './platform/mail/mail.ts';
import { startProblem } from './start-problem.ts';

const STOP_WITHIN_MS = 9_000;
/** How late a server learns of a maintenance that another one was told of. */
const MAINTENANCE_LOOK_MS = 10_000;

const config = settings();
const command = process.argv.slice(2);
if (command.length > 0) {
  // A command that another process asked for ends with it.
  process.on('disconnect', () => process.exit(1));
  process.exit(await runCommand(command, process.env, config, process));
}

const log = logger(config.logLevel);

// What must be undone at the end, last opened first.
const closers: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | null = null;

const stop = (signal: string): void => {
  stopping ??= (async () => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    for (const close of closers.toReversed()) await close().catch((error: unknown) => log.error({ err: error }, 'stop'));
    process.exit(0);
  })();
};
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
process.on('SIGHUP', () => stop('SIGHUP'));
// Started by `npm start`: when that process is killed outright, this one must not stay behind.
process.on('disconnect', () => stop('disconnect'));

try {
  const { database, appUrl, ownerUrl } = await openMigrated(config, log, closers);
  const jobs = createJobs(appUrl, {
    onError: (error) => log.error({ err: error }, 'jobs'),
    schedules: config.clockStart === null,
  });
  const mail = createMail({ ...config, from: config.mailFrom, returnPath: config.mailReturnPath });
  const deps = assemble({ config, database, clock: clockOf(config.clockStart), jobs, mail });
  const modules = createModules(deps);
  await jobs.start(modules.jobs);
  closers.push(() => jobs.stop());
  if (config.demo && !(await modules.services.users.forLogin(DEMO_PEOPLE[0].email)))
    await fillDemoApart({ appUrl, ownerUrl, env: process.env }, (end) => closers.push(end));

  const lookAgain = () =>
    modules.services.maintenances.refresh().catch((error: unknown) => log.warn({ err: error }, 'maintenance not read'));
  await lookAgain();
  const looking = setInterval(() => void lookAgain(), MAINTENANCE_LOOK_MS);
  closers.push(async () => clearInterval(looking));
  const app = await buildApp(deps, modules);
  closers.push(() => closeApp(app));
  await app.listen({ host: config.host, port: config.port });
  announce(config, mail);
  // Tells the supervisor, which starts the server again when it dies.
  process.send?.('ready');
} catch (error) {
  console.error(startProblem(error, config));
  for (const close of closers.toReversed()) await close().catch(() => undefined);
  process.exit(1);
}

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    const { PORT: port = '3000', ESTETO_DATA_DIR: dataDir = '.esteto' } = process.env;
    console.error(startProblem(error, { port, dataDir }));
    process.exit(1);
  }
}

/** A connection that was busy when the stop began is closed once its answer is out; else a browser would hold it, and the stop, for a minute. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(sweep);
}
