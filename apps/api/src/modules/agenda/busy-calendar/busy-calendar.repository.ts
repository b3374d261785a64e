import { and, asc, count, eq, gt, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { BusyTime } from '../../../platform/calendar/read-busy-times.ts';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import { busyTimes, busyCalendars as calendars } from '../../../tables/busy-calendar/busy-calendar.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

/** Whoever may write: a transaction, or the job alone. */
type Writer = Database | Transaction;

export type BusyCalendar = typeof calendars.$inferSelect;

export const ofPerson = (user_id: number): SQL | undefined => and(eq(calendars.user_id, user_id), isNull(calendars.removed_at));

export const list = (db: Reader, user_id: number): Promise<BusyCalendar[]> =>
  db.select().from(calendars).where(ofPerson(user_id)).orderBy(asc(calendars.name), asc(calendars.id));

export const countOf = async (db: Reader, user_id: number): Promise<number> => {
  const [row] = await db.select({ calendars: count() }).from(calendars).where(ofPerson(user_id));
  return row?.calendars ?? 0;
};

export const find = async (db: Reader, id: number): Promise<BusyCalendar | null> => {
  const [row] = await db
    .select()
    .from(calendars)
    .where(and(eq(calendars.id, id), isNull(calendars.removed_at)));
  return row ?? null;
};

/** Those that are read from a site, of people who come in. */
export const linked = (db: Reader): Promise<{ id: number }[]> =>
  db
    .select({ id: calendars.id })
    .from(calendars)
    .innerJoin(users, and(eq(users.id, calendars.user_id), eq(users.is_active, true)))
    .where(and(isNotNull(calendars.sealed_url), isNull(calendars.removed_at)))
    .orderBy(asc(calendars.id));

export const keepSealed = async (db: Writer, id: number, sealed_url: string): Promise<void> => {
  await db.update(calendars).set({ sealed_url }).where(eq(calendars.id, id));
};

type Reading = Pick<BusyCalendar, 'last_read_at' | 'last_problem'> & Partial<Pick<BusyCalendar, 'times_count' | 'is_cut'>>;

/** What came of a reading is no change that a person made: their history says nothing of it. */
export const keepReading = async (db: Writer, id: number, reading: Reading): Promise<void> => {
  await db.update(calendars).set(reading).where(eq(calendars.id, id));
};

/** In one statement, which takes no more than 65,535 values. */
const AT_ONCE = 5_000;

/** In place of those that were kept of it. */
export const replaceTimes = async (db: Writer, busy_calendar_id: number, times: readonly BusyTime[]): Promise<void> => {
  await db.delete(busyTimes).where(eq(busyTimes.busy_calendar_id, busy_calendar_id));
  for (let from = 0; from < times.length; from += AT_ONCE)
    await db.insert(busyTimes).values(times.slice(from, from + AT_ONCE).map((time) => ({ ...time, busy_calendar_id })));
};

/** When a person is busy by their other calendars, between two moments of wall time. */
export const within = (db: Reader, user_id: number, from: string, to: string): Promise<(BusyTime & { name: string })[]> =>
  db
    .select({ start_at: busyTimes.start_at, end_at: busyTimes.end_at, name: calendars.name })
    .from(busyTimes)
    .innerJoin(calendars, eq(calendars.id, busyTimes.busy_calendar_id))
    .where(and(ofPerson(user_id), lt(busyTimes.start_at, to), gt(busyTimes.end_at, from)))
    .orderBy(asc(busyTimes.start_at));
