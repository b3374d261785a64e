import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import type { Env } from './config/settings.ts';
import { DEMO_PEOPLE } from './demo/demo-people.ts';
import { fillDemoApart } from './demo/fill-apart.ts';
import { assemble } from './deps.ts';
import { createModules } from './modules/modules.ts';
import { openMigrated } from './open-database.ts';
import { clockOf } from './platform/clock/clock.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createMail, type Mail } from './platform/mail/mail.ts';

/** How late a server learns of a maintenance that another one was told of. */
const MAINTENANCE_LOOK_MS = 10_000;

/**
 * Serves what the settings name: the database brought up to date, jobs, demo data where they are wanted, and the address. What must be undone at the end
 * is added to `closers`, last opened last; also when it fails halfway. `env`: what a process of its own is given. Answers where messages go.
 */
export const serve = async (config: Config, env: Env, log: FastifyBaseLogger, closers: (() => Promise<unknown>)[]): Promise<Mail> => {
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
    await fillDemoApart({ appUrl, ownerUrl, env }, (end) => closers.push(end));

  const lookAgain = () =>
    modules.services.maintenances.refresh().catch((error: unknown) => log.warn({ err: error }, 'maintenance not read'));
  await lookAgain();
  const looking = setInterval(() => void lookAgain(), MAINTENANCE_LOOK_MS);
  closers.push(async () => clearInterval(looking));
  const app = await buildApp(deps, modules);
  closers.push(() => closeApp(app));
  await app.listen({ host: config.host, port: config.port });
  return mail;
};

/** A connection that was busy when the stop began is closed once its answer is out; else a browser would hold it, and the stop, for a minute. */
const closeApp = async (app: FastifyInstance): Promise<void> => {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(sweep);
};
