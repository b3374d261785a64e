import type { BusyCalendarRow, busyCalendar as contract } from '@esteto/contract/agenda/busy-calendar';
import type { InputOf } from '@esteto/contract/endpoint';
import {
  BUSY_WINDOW,
  type CalendarProblem,
  calendarProblemText,
  MOST_BUSY_CALENDARS,
  TOO_MANY_BUSY_CALENDARS,
} from '@esteto/domain/agenda/busy-calendar/busy-calendar-limits';
import { addDays } from '@esteto/domain/shared/date/date';
import type { WallTime } from '@esteto/domain/shared/schedule/event-span';
import type { Deps } from '../../../deps.ts';
import type { BusyReading, BusyTime } from '../../../platform/calendar/read-busy-times.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { UploadedFile } from '../../../platform/http/bind.ts';
import { type FetchOutside, OutsideRefused } from '../../../platform/outside/fetch-outside.ts';
import { readApart, TooHard } from '../../../platform/parsing/apart.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { busyCalendars as table } from '../../../tables/busy-calendar/busy-calendar.tables.ts';
import * as calendars from './busy-calendar.repository.ts';

/** When somebody is busy by a calendar that they keep elsewhere, and how they call it. */
export type BusyElsewhere = BusyTime & { name: string };

/** One calendar is read from its site. */
export const BUSY_CALENDAR_READ = 'busy-calendars.read';
export type BusyCalendarRead = { id: number };

export type BusyCalendarService = ReturnType<typeof busyCalendarService>;

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'secrets' | 'jobs'> & { fetchCalendar: FetchOutside };

/** What a person's other calendars say of when they are busy. */
export const busyCalendarService = ({ db, work, clock, secrets, jobs, fetchCalendar }: Parts) => {
  const readBytes = (bytes: Uint8Array, of: number | null): Promise<BusyReading> => {
    const today = clock.today();
    const window = { from: addDays(today, -BUSY_WINDOW.before), to: addDays(today, BUSY_WINDOW.after) };
    return readApart('busyTimes', { bytes, ...window }, { of }).catch((error: unknown) => {
      if (error instanceof TooHard) return { ok: false, problem: 'too_slow' };
      throw error;
    });
  };

  const add = async (tx: Tx, { user }: CompanyActor, name: string, url: string | null): Promise<calendars.BusyCalendar> => {
    if ((await calendars.countOf(tx.db, user.id)) >= MOST_BUSY_CALENDARS)
      throw new AppError(422, { message: TOO_MANY_BUSY_CALENDARS, code: 'too_many' });
    const host = url && new URL(url).hostname;
    const row = await tx.insert(table, { user_id: user.id, name, host }, { action: 'busy_calendar.added', only: TOLD });
    if (url === null) return row;
    // Sealed for its row, which is known by now.
    const sealed_url = secrets.seal(url, placeOf(row.id));
    await calendars.keepSealed(tx.db, row.id, sealed_url);
    return { ...row, sealed_url };
  };

  const ask = (tx: Tx, id: number): Promise<void> => {
    const job: BusyCalendarRead = { id };
    return jobs.enqueue(tx, BUSY_CALENDAR_READ, job, `busy-calendar-${id}`);
  };

  const keepTimes = async (tx: Pick<Tx, 'db' | 'now'>, id: number, { times, is_cut }: Extract<BusyReading, { ok: true }>) => {
    const reading = { last_read_at: tx.now, last_problem: null, times_count: times.length, is_cut };
    await calendars.replaceTimes(tx.db, id, times);
    await calendars.keepReading(tx.db, id, reading);
    return reading;
  };

  const readLinked = async (id: number): Promise<void> => {
    const calendar = await calendars.find(db, id);
    if (!calendar?.sealed_url) return;
    const url = secrets.open(calendar.sealed_url, placeOf(id));
    if (!calendar.sealed_url.startsWith(secrets.currentPrefix)) await calendars.keepSealed(db, id, secrets.seal(url, placeOf(id)));
    const read = await fetchCalendar(url).then((bytes) => readBytes(bytes, null), refused);
    await db.transaction(async (tx) => {
      const now = clock.now().toISOString();
      if (read.ok) await keepTimes({ db: tx, now }, id, read);
      // What was read before still holds; that it may be old is said beside it.
      else await calendars.keepReading(tx, id, { last_read_at: now, last_problem: read.problem });
    });
  };

  return {
    list: async ({ user }: CompanyActor): Promise<BusyCalendarRow[]> => (await calendars.list(db, user.id)).map(shown),

    create: (actor: CompanyActor, { body: { name, url } }: Pick<InputOf<typeof contract.create>, 'body'>): Promise<BusyCalendarRow> =>
      work(actor, async (tx) => {
        const row = await add(tx, actor, name, url);
        await ask(tx, row.id);
        return shown(row);
      }),

    /** Read before anything is kept: a file that is no calendar leaves nothing behind, and none is kept itself. */
    upload: async (
      actor: CompanyActor,
      { body: { name }, file }: Pick<InputOf<typeof contract.upload>, 'body'> & { file: UploadedFile },
    ): Promise<BusyCalendarRow> => {
      const read = await readBytes(file.bytes, actor.user.id);
      if (!read.ok) throw invalid({ file: calendarProblemText[read.problem] });
      return work(actor, async (tx) => {
        const row = await add(tx, actor, name, null);
        return shown({ ...row, ...(await keepTimes(tx, row.id, read)) });
      });
    },

    refresh: (actor: CompanyActor, { id }: { id: number }): Promise<BusyCalendarRow> =>
      work(actor, async (tx) => {
        const row = await tx.lock(table, { id, version: null, scope: calendars.ofPerson(actor.user.id) });
        if (row.sealed_url === null)
          throw new AppError(422, { message: 'Esta agenda veio de um arquivo. Importe o arquivo novo.', code: 'from_file' });
        await ask(tx, id);
        tx.record({ type: 'busy_calendar', id }, { action: 'busy_calendar.asked' });
        return shown(row);
      }),

    remove: (actor: CompanyActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const key = { id, version: null, scope: calendars.ofPerson(actor.user.id) };
        const values = { removed_at: tx.now, sealed_url: null };
        await tx.update(table, key, values, { action: 'busy_calendar.removed', only: TOLD });
        await calendars.replaceTimes(tx.db, id, []);
      }),

    /** Run by a job, for one. */
    read: ({ id }: BusyCalendarRead): Promise<void> => readLinked(id),

    /** Run by the clock: each is read by a job of its own, so that a slow site keeps no other waiting. */
    askAll: async (request_id: string): Promise<void> => {
      const rows = await calendars.linked(db);
      await work({ info: { request_id, ip: null, user_agent: null, idempotency: null } }, async (tx) => {
        for (const { id } of rows) await ask(tx, id);
      });
    },

    /** When a person is busy by their other calendars, between two moments of wall time; `name`: how they call that calendar. */
    busyWithin: (reader: Reader, user_id: number, from: WallTime, to: WallTime): Promise<BusyElsewhere[]> =>
      calendars.within(reader, user_id, from, to),
  };
};

const refused = (error: unknown): { ok: false; problem: CalendarProblem } => {
  if (error instanceof OutsideRefused) return { ok: false, problem: error.problem };
  throw error;
};

/** What the history says: never the link. */
const TOLD: ReadonlySet<string> = new Set(['name', 'host', 'removed_at']);

const placeOf = (row: number) => ({ table: 'busy_calendars', column: 'sealed_url', row });

const shown = ({ last_problem, sealed_url, ...row }: calendars.BusyCalendar): BusyCalendarRow => ({
  ...row,
  problem: last_problem && calendarProblemText[last_problem],
  is_waiting: sealed_url !== null && row.last_read_at === null,
});
