import { addCompetence, competenceOf, firstDayOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import { sql } from 'drizzle-orm';
import { assemble, type Deps } from '../deps.ts';
import { userService } from '../modules/identity/user/user.service.ts';
import { createModules } from '../modules/modules.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { type Cast, gatherCast, welcomeNewcomer } from './demo-cast.ts';
import { DEMO_COMPANIES } from './demo-companies.ts';
import { leaveFailures } from './demo-failures.ts';
import { attachOfficialDocuments } from './demo-files.ts';
import { DEMO_PEOPLE } from './demo-people.ts';
import { at, demoClock, liveUntil } from './demo-time.ts';
import { everyLife } from './every-life.ts';

const ONE_AT_A_TIME = 7_262_027;
const MONTHS = 24;

/**
 * Fills the demo data once, through the services and with a clock of its own, so that amounts, statuses and history are what the product itself
 * makes of them. It is one transaction: a fill that was killed left nothing, and of two servers that start together one fills.
 */
export const fillDemo = async (deps: Deps): Promise<void> => {
  await deps.db.transaction(async (db) => {
    const lock = await db.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${ONE_AT_A_TIME}) as free`);
    if (!lock.rows[0]?.free || (await userService({ ...deps, db }).forLogin(DEMO_PEOPLE[0].email))) return;
    const end = deps.clock.now();
    const today = deps.clock.today();
    const start = addDays(firstDayOf(addCompetence(competenceOf(today), -MONTHS)), -6);
    const clock = demoClock(at(start, 9 * 60));
    const { services } = createModules(
      assemble({ ...deps, database: { ...deps.database, db: withoutSavepoints(db) }, clock, jobs: noJobs }),
    );
    const cast = await gatherCast(services, today);
    await liveUntil(end, everyLife({ cast, modules: services, today, nextNumber: numbers() }), clock);
    clock.set(end);
    await welcomeNewcomer(services, cast);
    await attachOfficialDocuments(services, cast.staff);
    await leaveFailures(db, { now: end, user_id: cast.analyst.user.id });
  });
};

/** A unit of work inside the fill is part of it: when one fails, all does, so none needs a savepoint of its own. */
const withoutSavepoints = (db: Transaction): Database =>
  Object.assign(Object.create(db) as Transaction, { transaction: <T>(run: (tx: Transaction) => Promise<T>) => run(db) });

/** Nobody is written to about what never happened. */
const noJobs: Jobs = {
  enqueue: async () => undefined,
  start: async () => undefined,
  kindOf: () => null,
  retry: async () => undefined,
  stop: async () => undefined,
};

/** The next number of each company's invoices. */
const numbers = () => {
  const given = new Map<number, number>();
  return ({ id, name }: Cast['companies'][number]): string => {
    const number = given.get(id) ?? DEMO_COMPANIES[name].pace.first_number;
    given.set(id, number + 1);
    return String(number);
  };
};
