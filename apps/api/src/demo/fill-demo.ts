import { addCompetence, competenceOf, firstDayOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import { sql } from 'drizzle-orm';
import { assemble, type Deps } from '../deps.ts';
import { userService } from '../modules/identity/user/user.service.ts';
import { createModules, type Services } from '../modules/modules.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { SessionActor } from '../platform/work/actor.ts';
import { type Cast, gatherCast, welcomeNewcomer } from './demo-cast.ts';
import { DEMO_COMPANIES } from './demo-companies.ts';
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

const HOUR_MS = 3_600_000;

/**
 * Two jobs that a bad morning left behind, so that a master has something to see to: no service fails when it is asked to, so that they are written
 * into the queue's own table. Both are done when they run again. Left out where the queue has no such jobs yet.
 */
const leaveFailures = async (db: Transaction, { now, user_id }: { now: Date; user_id: number }): Promise<void> => {
  const ago = (hours: number): string => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  const failures = [
    {
      name: 'notices.mail',
      data: { user_id, until: ago(3) },
      key: `demo-${user_id}`,
      message: 'Error: connect ECONNREFUSED 127.0.0.1:1025',
      hours: 3,
    },
    { name: 'sessions.sweep', data: {}, key: null, message: 'error: canceling statement due to statement timeout', hours: 8 },
  ];
  for (const { name, data, key, message, hours } of failures)
    await db.execute(sql`
      insert into pgboss.job (name, data, state, policy, singleton_key, retry_limit, retry_count, retry_delay, deletion_seconds, output, created_on, completed_on)
      select name, ${JSON.stringify(data)}::jsonb, 'failed', policy, ${key}, 5, 5, 10, deletion_seconds,
        ${JSON.stringify({ message })}::jsonb, ${ago(hours + 1)}, ${ago(hours)}
      from pgboss.queue where name = ${name}`);
};

const HOW_MANY = 6;

/** The official XML beside the latest sent invoices, as staff keeps it. */
const attachOfficialDocuments = async ({ invoices }: Pick<Services, 'invoices'>, staff: SessionActor): Promise<void> => {
  const { items } = await invoices.list('every_company', { status: 'sent', sort: '-requested_at', limit: HOW_MANY });
  for (const { id, number, issue_date, net_amount } of items) {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01">
  <infNFSe>
    <nNFSe>${number}</nNFSe>
    <dhProc>${issue_date}T18:00:00-03:00</dhProc>
    <valores><vLiq>${(net_amount / 100).toFixed(2)}</vLiq></valores>
  </infNFSe>
</NFSe>
`;
    await invoices.attach(staff, { id, file: { bytes: Buffer.from(xml), mime: 'application/xml', name: `nfse-${number}.xml` } });
  }
};
