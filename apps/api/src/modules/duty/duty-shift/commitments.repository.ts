import type { Commitment } from '@esteto/domain/duty/duty-shift/eligibility';
import { instantAt } from '@esteto/domain/duty/duty-shift/shift-time';
import { PENDING_REQUESTS } from '@esteto/domain/duty/shift-request/shift-request-life';
import { and, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { busyCalendars, busyTimes } from '../../../tables/busy-calendar/busy-calendar.tables.ts';
import { dutyShifts } from '../../../tables/duty-shift/duty-shift.tables.ts';
import { shiftRequests } from '../../../tables/duty-shift/shift-request.tables.ts';
import { managementGroups } from '../../../tables/management-group/management-group.tables.ts';
import { units } from '../../../tables/unit/unit.tables.ts';
import { type DutyShift, type GroupScope, inWindow, toNumber, type Window } from './duty-shift.repository.ts';

// What takes people's time already, as the rules of who may take a shift look at it.

/** `shift`: what the rules ask of one of this group. */
export type Taken = Commitment & { professional_id: number; group_id: number | null; shift: TakenShift | null };

type TakenShift = Pick<
  DutyShift,
  | 'unit_id'
  | 'sector_id'
  | 'starts_on'
  | 'starts_at'
  | 'ends_on'
  | 'ends_at'
  | 'start_at'
  | 'end_at'
  | 'duration_minutes'
  | 'night_minutes'
  | 'qualification_ids'
  | 'status'
> & { id: number };

/** Who has a shift in a window of the schedule, for a statement that asks about them. */
export const peopleWithin = (db: Reader, scope: GroupScope, window: Window) =>
  db
    .selectDistinct({ id: sql<number>`${dutyShifts.professional_id}` })
    .from(dutyShifts)
    .where(inWindow(scope, window));

/** As `inWindow` says to the database. */
export const isInWindow = (shift: TakenShift, { unit_ids }: GroupScope, { from, to, unit_id, sector_id }: Window): boolean =>
  shift.starts_on >= from &&
  shift.starts_on <= to &&
  (unit_id === null || shift.unit_id === unit_id) &&
  (sector_id === null || shift.sector_id === sector_id) &&
  (unit_ids === null || unit_ids.includes(shift.unit_id));

/**
 * What takes the time of people between two instants, in one statement: their shifts in any group, of other groups only what is published, what their
 * own calendars say, and the days off that the group gave them or has to decide on. Of several groups: `seenFrom` tells what each knows.
 */
export const commitmentsOf = async (
  db: Reader,
  group_ids: number | readonly number[],
  professional_ids: readonly number[] | ReturnType<typeof peopleWithin>,
  { start_at, end_at }: { start_at: string; end_at: string },
): Promise<Taken[]> => {
  if (Array.isArray(professional_ids) && professional_ids.length === 0) return [];
  const isTheirs = (column: AnyPgColumn) =>
    Array.isArray(professional_ids)
      ? inArray(column, [...professional_ids])
      : // As an array, so that the index of people is asked, however many shifts there are.
        sql`${column} = any(array(${professional_ids as ReturnType<typeof peopleWithin>}))`;
  const groups = [group_ids].flat();
  const wall = (instant: string) => instant.slice(0, 16);
  const rows = await unionAll(
    db
      .select({
        of: sql<Commitment['kind']>`'shift'`,
        professional_id: sql<number>`${dutyShifts.professional_id}`.mapWith(Number),
        id: sql<number | null>`${dutyShifts.id}`.mapWith(toNumber),
        group_id: sql<number | null>`${dutyShifts.group_id}`.mapWith(toNumber),
        place: sql<string | null>`${units.name}`,
        start_at: sql<string>`${dutyShifts.start_at}::text`,
        end_at: sql<string>`${dutyShifts.end_at}::text`,
        night_minutes: sql<number>`${dutyShifts.night_minutes}`.mapWith(Number),
        on: sql<string>`${dutyShifts.starts_on}::text`,
        shift: sql<Omit<TakenShift, 'id' | 'start_at' | 'end_at' | 'starts_on' | 'night_minutes'> | null>`json_build_object(
          'unit_id', ${dutyShifts.unit_id}, 'sector_id', ${dutyShifts.sector_id}, 'starts_at', ${dutyShifts.starts_at},
          'ends_on', ${dutyShifts.ends_on}, 'ends_at', ${dutyShifts.ends_at}, 'duration_minutes', ${dutyShifts.duration_minutes},
          'qualification_ids', ${dutyShifts.qualification_ids}, 'status', ${dutyShifts.status})`,
      })
      .from(dutyShifts)
      .innerJoin(units, eq(units.id, dutyShifts.unit_id))
      .where(
        and(
          isTheirs(dutyShifts.professional_id),
          isNull(dutyShifts.deleted_at),
          ne(dutyShifts.status, 'cancelled'),
          or(inArray(dutyShifts.group_id, groups), ne(dutyShifts.status, 'draft')),
          lt(dutyShifts.start_at, end_at),
          gt(dutyShifts.end_at, start_at),
          // None is longer than a day, which bounds it in the index, too.
          gte(dutyShifts.start_at, addMs(start_at, -DAY_MS)),
        ),
      ),
    db
      .select({
        of: sql<Commitment['kind']>`'busy'`,
        professional_id: sql<number>`${busyCalendars.user_id}`.mapWith(Number),
        id: sql<number | null>`null::bigint`.mapWith(toNumber),
        group_id: sql<number | null>`null::bigint`.mapWith(toNumber),
        place: sql<string | null>`null::text`,
        start_at: sql<string>`${busyTimes.start_at}`,
        end_at: sql<string>`${busyTimes.end_at}`,
        night_minutes: sql<number>`0`.mapWith(Number),
        on: sql<string>`left(${busyTimes.start_at}, 10)`,
        shift: sql<null>`null::json`,
      })
      .from(busyTimes)
      .innerJoin(busyCalendars, and(eq(busyCalendars.id, busyTimes.busy_calendar_id), isNull(busyCalendars.removed_at)))
      .where(
        and(
          isTheirs(busyCalendars.user_id),
          // A day more on either side: they stand in wall time of São Paulo.
          lt(busyTimes.start_at, wall(addMs(end_at, DAY_MS))),
          gt(busyTimes.end_at, wall(addMs(start_at, -DAY_MS))),
        ),
      ),
    db
      .select({
        of: sql<Commitment['kind']>`case when ${shiftRequests.status} = 'approved' then 'absence' else 'asked_absence' end`,
        professional_id: sql<number>`${shiftRequests.requester_id}`.mapWith(Number),
        id: sql<number | null>`null::bigint`.mapWith(toNumber),
        group_id: sql<number | null>`${shiftRequests.group_id}`.mapWith(toNumber),
        place: sql<string | null>`null::text`,
        start_at: sql<string>`(${shiftRequests.starts_on}::timestamp at time zone ${managementGroups.timezone})::text`,
        end_at: sql<string>`((${shiftRequests.ends_on} + 1)::timestamp at time zone ${managementGroups.timezone})::text`,
        night_minutes: sql<number>`0`.mapWith(Number),
        on: sql<string>`${shiftRequests.starts_on}::text`,
        shift: sql<null>`null::json`,
      })
      .from(shiftRequests)
      .innerJoin(managementGroups, eq(managementGroups.id, shiftRequests.group_id))
      .where(
        and(
          isTheirs(shiftRequests.requester_id),
          inArray(shiftRequests.group_id, groups),
          eq(shiftRequests.type, 'day_off'),
          inArray(shiftRequests.status, ['approved', ...PENDING_REQUESTS]),
          lte(shiftRequests.starts_on, addMs(end_at, DAY_MS).slice(0, 10)),
          gte(shiftRequests.ends_on, addMs(start_at, -DAY_MS).slice(0, 10)),
        ),
      ),
  );
  return rows.map(({ of, shift, ...row }) => {
    if (of === 'busy') return { ...row, kind: of, start_at: wallInstant(row.start_at), end_at: wallInstant(row.end_at), shift: null };
    const times = { start_at: new Date(row.start_at).toISOString(), end_at: new Date(row.end_at).toISOString() };
    if (of === 'absence' || of === 'asked_absence') return { ...row, ...times, kind: of, shift: null };
    if (row.group_id === null || !groups.includes(row.group_id) || !shift || row.id === null)
      return { ...row, ...times, kind: 'other', place: null, shift: null };
    const { on: starts_on, night_minutes, id } = row;
    return { ...row, ...times, id, kind: 'shift', shift: { ...shift, ...times, id, starts_on, night_minutes } };
  });
};

/** As one of several groups knows it: what is of another one is not named, and binds without its days off. */
export const seenFrom = (commitments: readonly Taken[], group_id: number): Taken[] =>
  commitments
    .filter((one) => one.group_id === group_id || (one.kind !== 'absence' && one.kind !== 'asked_absence'))
    .map((one) => (one.kind === 'shift' && one.group_id !== group_id ? { ...one, kind: 'other', place: null, shift: null } : one));

const DAY_MS = 86_400_000;
const addMs = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();
const wallInstant = (wall: string): string => instantAt('America/Sao_Paulo', wall.slice(0, 10), wall.slice(11, 16));
