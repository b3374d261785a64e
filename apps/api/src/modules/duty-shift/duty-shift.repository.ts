import type { dutyShift, OwnShift, ScheduleShift } from '@esteto/contract/duty-shift';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Commitment } from '@esteto/domain/duty-shift/eligibility';
import { instantAt } from '@esteto/domain/duty-shift/shift-time';
import type { StandingShift } from '@esteto/domain/scale-template/apply-template';
import { and, asc, between, eq, getTableColumns, gt, gte, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Row } from '../../platform/work/record-table.ts';
import { accreditations } from '../accreditation/accreditation.tables.ts';
import { busyCalendars, busyTimes } from '../busy-calendar/busy-calendar.tables.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';
import { unitSectors, units } from '../unit/unit.tables.ts';
import { users } from '../user/user.tables.ts';
import { dutyShifts, scheduleSteps } from './duty-shift.tables.ts';
import { shiftRequests } from './shift-request/shift-request.tables.ts';

export type DutyShift = Row<typeof dutyShifts>;

/** Of whom and where: a group, and the units that whoever asks looks after. */
export type GroupScope = { group_id: number; unit_ids: readonly number[] | null };

export const inGroup = ({ group_id, unit_ids }: GroupScope): SQL | undefined =>
  and(eq(dutyShifts.group_id, group_id), isNull(dutyShifts.deleted_at), unit_ids ? inArray(dutyShifts.unit_id, [...unit_ids]) : undefined);

type Window = { from: string; to: string; unit_id: number | null; sector_id: number | null };

export const inWindow = (scope: GroupScope, { from, to, unit_id, sector_id }: Window): SQL | undefined =>
  and(
    inGroup(scope),
    between(dutyShifts.starts_on, from, to),
    unit_id === null ? undefined : eq(dutyShifts.unit_id, unit_id),
    sector_id === null ? undefined : eq(dutyShifts.sector_id, sector_id),
  );

export const draftsIn = (scope: GroupScope, window: Window): SQL | undefined =>
  and(inWindow(scope, window), eq(dutyShifts.status, 'draft'));

/** A professional's own, of which they know. */
export const publishedOf = (user_id: number): SQL | undefined =>
  and(eq(dutyShifts.professional_id, user_id), isNull(dutyShifts.deleted_at), ne(dutyShifts.status, 'draft'));

/** Shifts of a group of which professionals know. */
export const publishedHere = (group_id: number, ids: readonly number[]): SQL | undefined =>
  and(eq(dutyShifts.group_id, group_id), isNull(dutyShifts.deleted_at), ne(dutyShifts.status, 'draft'), inArray(dutyShifts.id, [...ids]));

export const stepsOf = ({ group_id }: GroupScope): SQL => eq(scheduleSteps.group_id, group_id);

const { deleted_at: _gone, created_by: _by, updated_by: _last, ...columns } = getTableColumns(dutyShifts);

const named = { ...columns, unit_name: units.name, sector_name: unitSectors.name, professional_name: users.name };

export const within = (db: Reader, scope: GroupScope, window: Window): Promise<ScheduleShift[]> =>
  db
    .select(named)
    .from(dutyShifts)
    .innerJoin(units, eq(units.id, dutyShifts.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, dutyShifts.sector_id))
    .leftJoin(users, eq(users.id, dutyShifts.professional_id))
    .where(inWindow(scope, window))
    .orderBy(asc(dutyShifts.start_at), asc(dutyShifts.id));

export const find = async (db: Reader, scope: GroupScope, id: number): Promise<ScheduleShift> => {
  const [row] = await db
    .select(named)
    .from(dutyShifts)
    .innerJoin(units, eq(units.id, dutyShifts.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, dutyShifts.sector_id))
    .leftJoin(users, eq(users.id, dutyShifts.professional_id))
    .where(and(eq(dutyShifts.id, id), inGroup(scope)));
  if (!row) throw notFound();
  return row;
};

/** The places that are there, by when and where they are. */
export const standingIn = (db: Reader, scope: GroupScope, window: Window): Promise<StandingShift[]> =>
  db
    .select({
      unit_id: dutyShifts.unit_id,
      sector_id: dutyShifts.sector_id,
      starts_on: dutyShifts.starts_on,
      starts_at: dutyShifts.starts_at,
      ends_at: dutyShifts.ends_at,
    })
    .from(dutyShifts)
    .where(and(inWindow(scope, window), ne(dutyShifts.status, 'cancelled')));

/** What is published of the groups in which a professional is accredited, or was when the shift was theirs: all of it, or their own. */
export const ofProfessional = (
  db: Reader,
  user_id: number,
  { from, to, group_id, mine }: Pick<InputOf<typeof dutyShift.own>, 'from' | 'to' | 'group_id' | 'mine'>,
): Promise<OwnShift[]> =>
  db
    .select({
      id: dutyShifts.id,
      version: dutyShifts.version,
      group_id: dutyShifts.group_id,
      group_name: managementGroups.name,
      unit_name: units.name,
      sector_name: unitSectors.name,
      title: dutyShifts.title,
      shift_type: dutyShifts.shift_type,
      starts_on: dutyShifts.starts_on,
      starts_at: dutyShifts.starts_at,
      ends_on: dutyShifts.ends_on,
      ends_at: dutyShifts.ends_at,
      duration_minutes: dutyShifts.duration_minutes,
      night_minutes: dutyShifts.night_minutes,
      weekend_minutes: dutyShifts.weekend_minutes,
      holiday_minutes: dutyShifts.holiday_minutes,
      status: dutyShifts.status,
      mine: sql<boolean>`${dutyShifts.professional_id} is not distinct from ${user_id}`,
      professional_name: users.name,
      // What others are paid is nobody's business.
      value: sql<number | null>`case when ${dutyShifts.professional_id} = ${user_id} then ${dutyShifts.value} end`.mapWith(toNumber),
      value_kind: sql<OwnShift['value_kind']>`case when ${dutyShifts.professional_id} = ${user_id} then ${dutyShifts.value_kind} end`,
      notes: sql<string | null>`case when ${dutyShifts.professional_id} = ${user_id} then ${dutyShifts.notes} end`,
    })
    .from(dutyShifts)
    .innerJoin(managementGroups, eq(managementGroups.id, dutyShifts.group_id))
    .innerJoin(units, eq(units.id, dutyShifts.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, dutyShifts.sector_id))
    .leftJoin(users, eq(users.id, dutyShifts.professional_id))
    .where(
      and(
        isNull(dutyShifts.deleted_at),
        ne(dutyShifts.status, 'draft'),
        between(dutyShifts.starts_on, from, to),
        group_id === null ? undefined : eq(dutyShifts.group_id, group_id),
        or(
          eq(dutyShifts.professional_id, user_id),
          mine
            ? undefined
            : inArray(
                dutyShifts.group_id,
                db
                  .select({ group_id: accreditations.group_id })
                  .from(accreditations)
                  .where(and(eq(accreditations.professional_id, user_id), eq(accreditations.status, 'approved'))),
              ),
        ),
      ),
    )
    .orderBy(asc(dutyShifts.start_at), asc(dutyShifts.id));

const toNumber = (value: unknown): number | null => (value === null ? null : Number(value));

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
 * own calendars say, and the days off that the group gave them. Of several groups: `seenFrom` tells what each knows.
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
      : inArray(column, professional_ids as ReturnType<typeof peopleWithin>);
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
        of: sql<Commitment['kind']>`'absence'`,
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
          eq(shiftRequests.status, 'approved'),
          lte(shiftRequests.starts_on, addMs(end_at, DAY_MS).slice(0, 10)),
          gte(shiftRequests.ends_on, addMs(start_at, -DAY_MS).slice(0, 10)),
        ),
      ),
  );
  return rows.map(({ of, shift, ...row }) => {
    if (of === 'busy') return { ...row, kind: of, start_at: wallInstant(row.start_at), end_at: wallInstant(row.end_at), shift: null };
    const times = { start_at: new Date(row.start_at).toISOString(), end_at: new Date(row.end_at).toISOString() };
    if (of === 'absence') return { ...row, ...times, kind: of, shift: null };
    if (row.group_id === null || !groups.includes(row.group_id) || !shift || row.id === null)
      return { ...row, ...times, kind: 'other', place: null, shift: null };
    const { on: starts_on, night_minutes, id } = row;
    return { ...row, ...times, id, kind: 'shift', shift: { ...shift, ...times, id, starts_on, night_minutes } };
  });
};

/** As one of several groups knows it: what is of another one is not named, and binds without its days off. */
export const seenFrom = (taken: readonly Taken[], group_id: number): Taken[] =>
  taken
    .filter((one) => one.kind !== 'absence' || one.group_id === group_id)
    .map((one) => (one.kind === 'shift' && one.group_id !== group_id ? { ...one, kind: 'other', place: null, shift: null } : one));

const DAY_MS = 86_400_000;
const addMs = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();
const wallInstant = (wall: string): string => instantAt('America/Sao_Paulo', wall.slice(0, 10), wall.slice(11, 16));
