import type { dutyShift, OwnShift, ScheduleShift } from '@esteto/contract/duty/duty-shift';
import type { InputOf } from '@esteto/contract/endpoint';
import type { StandingShift } from '@esteto/domain/duty/scale-template/apply-template';
import type { WallTime } from '@esteto/domain/shared/schedule/event-span';
import { and, arrayContains, asc, between, eq, getTableColumns, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { accreditations } from '../../../tables/accreditation/accreditation.tables.ts';
import { dutyShifts, scheduleSteps } from '../../../tables/duty-shift/duty-shift.tables.ts';
import { managementGroups } from '../../../tables/management-group/management-group.tables.ts';
import { unitSectors, units } from '../../../tables/unit/unit.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export type DutyShift = Row<typeof dutyShifts>;

/** The shifts that may be asked for: those of a group, in the units that whoever asks looks after (null: all). */
export type GroupScope = { group_id: number; unit_ids: readonly number[] | null };

export const inGroup = ({ group_id, unit_ids }: GroupScope): SQL | undefined =>
  and(eq(dutyShifts.group_id, group_id), isNull(dutyShifts.deleted_at), unit_ids ? inArray(dutyShifts.unit_id, [...unit_ids]) : undefined);

export type Window = { from: string; to: string; unit_id: number | null; sector_id: number | null };

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

/** Shifts of which professionals know: of a group, or of any that is told afterwards. */
export const publishedHere = (group_id: number | null, ids: readonly number[]): SQL | undefined =>
  and(
    group_id === null ? undefined : eq(dutyShifts.group_id, group_id),
    isNull(dutyShifts.deleted_at),
    ne(dutyShifts.status, 'draft'),
    inArray(dutyShifts.id, [...ids]),
  );

/** Whoever had a shift, of which they knew, before somebody else gets it or nobody: their calendars are told that it is off. */
export const leftBy = ({ status, professional_id, former_ids }: DutyShift): { former_ids: number[] } => ({
  former_ids: status === 'draft' || professional_id === null ? former_ids : [...new Set([...former_ids, professional_id])],
});

export const stepsOf = ({ group_id }: GroupScope): SQL => eq(scheduleSteps.group_id, group_id);

const { deleted_at: _gone, former_ids: _formerly, created_by: _by, updated_by: _last, ...columns } = getTableColumns(dutyShifts);

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

const ownPlaces = <More extends Record<string, SQL>>(db: Reader, more: More) =>
  db
    .select({
      ...more,
      id: dutyShifts.id,
      version: dutyShifts.version,
      updated_at: dutyShifts.updated_at,
      title: dutyShifts.title,
      unit_name: units.name,
      sector_name: unitSectors.name,
      starts_on: dutyShifts.starts_on,
      starts_at: dutyShifts.starts_at,
      ends_on: dutyShifts.ends_on,
      ends_at: dutyShifts.ends_at,
      start_at: dutyShifts.start_at,
      end_at: dutyShifts.end_at,
      status: dutyShifts.status,
    })
    .from(dutyShifts)
    .innerJoin(units, eq(units.id, dutyShifts.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, dutyShifts.sector_id));

/** A professional's own that take place between two moments of the schedule's wall time. */
export const ownDuring = (db: Reader, user_id: number, from: WallTime, to: WallTime) =>
  ownPlaces(db, {})
    .where(
      and(
        publishedOf(user_id),
        ne(dutyShifts.status, 'cancelled'),
        sql`${dutyShifts.starts_on} || 'T' || ${dutyShifts.starts_at} < ${to}`,
        sql`${dutyShifts.ends_on} || 'T' || ${dutyShifts.ends_at} > ${from}`,
      ),
    )
    .orderBy(asc(dutyShifts.start_at), asc(dutyShifts.id));

/** A professional's own since a day, and those to come, also what was called off, or is somebody else's by now: of that only that it is off. */
export const ownSince = async (db: Reader, user_id: number, from: string) => {
  const isTheirs = or(publishedOf(user_id), and(arrayContains(dutyShifts.former_ids, [user_id]), isNull(dutyShifts.deleted_at)));
  const rows = await ownPlaces(db, { is_own: sql<boolean>`${dutyShifts.professional_id} is not distinct from ${user_id}` })
    .where(and(isTheirs, gte(dutyShifts.ends_on, from)))
    .orderBy(asc(dutyShifts.start_at), asc(dutyShifts.id));
  return rows.map(({ is_own, ...shift }) => (is_own ? shift : { ...shift, status: 'cancelled' as const }));
};

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
            : // As an array, so that both sides of the choice are looked up in their index.
              sql`${dutyShifts.group_id} = any(array(${db
                .select({ group_id: accreditations.group_id })
                .from(accreditations)
                .where(and(eq(accreditations.professional_id, user_id), eq(accreditations.status, 'approved')))}))`,
        ),
      ),
    )
    .orderBy(asc(dutyShifts.start_at), asc(dutyShifts.id));

export const toNumber = (value: unknown): number | null => (value === null ? null : Number(value));
