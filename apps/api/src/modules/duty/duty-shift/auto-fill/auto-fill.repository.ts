import type { FillPhase } from '@esteto/domain/duty/auto-fill/fill-phases';
import type { WorkedHours } from '@esteto/domain/duty/auto-fill/fill-problem';
import type { DutyShiftStatus } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import {
  and,
  arrayContained,
  asc,
  between,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import { autoFills } from '../../../../tables/duty-shift/auto-fill.tables.ts';
import { dutyShifts } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import { unitSectors, units } from '../../../../tables/unit/unit.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { type DutyShift, type GroupScope, inGroup as shiftsInGroup } from '../duty-shift.repository.ts';

export type AutoFill = Row<typeof autoFills>;

/** Runs of a group; who looks after some of its units sees those that are about no other unit. */
export const inGroup = ({ group_id, unit_ids }: GroupScope): SQL | undefined =>
  and(eq(autoFills.group_id, group_id), unit_ids ? arrayContained(autoFills.unit_ids, [...unit_ids]) : undefined);

export const readyIn = (scope: GroupScope): SQL | undefined => and(inGroup(scope), eq(autoFills.status, 'ready'));

export const latest = async (db: Reader, scope: GroupScope) => {
  const [row] = await db
    .select({ run: autoFills, actor_name: users.name, unit_name: units.name })
    .from(autoFills)
    .leftJoin(users, eq(users.id, autoFills.created_by))
    .leftJoin(units, eq(units.id, autoFills.unit_id))
    .where(inGroup(scope))
    .orderBy(desc(autoFills.id))
    .limit(1);
  return row ?? null;
};

export const find = async (db: Reader, scope: GroupScope, id: number): Promise<AutoFill> => {
  const [row] = await db
    .select()
    .from(autoFills)
    .where(and(eq(autoFills.id, id), inGroup(scope)));
  if (!row) throw notFound();
  return row;
};

/** Who has asked for the one of a group that is under way. */
export const underWay = async (db: Reader, group_id: number): Promise<{ actor_name: string | null } | null> => {
  const [row] = await db
    .select({ actor_name: users.name })
    .from(autoFills)
    .leftJoin(users, eq(users.id, autoFills.created_by))
    .where(and(eq(autoFills.group_id, group_id), eq(autoFills.status, 'running')));
  return row ?? null;
};

export const running = (db: Reader): Promise<AutoFill[]> =>
  db.select().from(autoFills).where(eq(autoFills.status, 'running')).orderBy(asc(autoFills.id));

/** Past every event and version: it is told again and again while it runs. Whether it is still wanted. */
export const tellPhase = async (db: Database, id: number, phase: FillPhase | null): Promise<boolean> => {
  const rows = await db
    .update(autoFills)
    .set({ phase })
    .where(and(eq(autoFills.id, id), eq(autoFills.status, 'running')))
    .returning({ id: autoFills.id });
  return rows.length > 0;
};

type Window = { group_id: number; unit_ids: readonly number[]; from: string; to: string };

/** Places that nobody has and that are yet to come. Those that are announced are given by their announcement. */
const openIn = ({ group_id, unit_ids, from, to }: Window, now: string): SQL | undefined =>
  and(
    shiftsInGroup({ group_id, unit_ids }),
    between(dutyShifts.starts_on, from, to),
    isNull(dutyShifts.professional_id),
    inArray(dutyShifts.status, OPEN),
    gt(dutyShifts.start_at, now),
  );

const OPEN: DutyShiftStatus[] = ['draft', 'open'];

export const openPlaces = (db: Reader, window: Window, now: string): Promise<DutyShift[]> =>
  db.select().from(dutyShifts).where(openIn(window, now)).orderBy(asc(dutyShifts.start_at), asc(dutyShifts.id));

export const countOpen = async (db: Reader, window: Window, now: string): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(dutyShifts).where(openIn(window, now));
  return row?.count ?? 0;
};

export type NamedShift = Awaited<ReturnType<typeof namedShifts>>[number];

/** Those of a proposal as they are now. */
export const namedShifts = (db: Reader, group_id: number, ids: readonly number[]) =>
  db
    .select({
      id: dutyShifts.id,
      version: dutyShifts.version,
      starts_on: dutyShifts.starts_on,
      starts_at: dutyShifts.starts_at,
      ends_at: dutyShifts.ends_at,
      title: dutyShifts.title,
      unit_name: units.name,
      sector_name: unitSectors.name,
    })
    .from(dutyShifts)
    .innerJoin(units, eq(units.id, dutyShifts.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, dutyShifts.sector_id))
    .where(and(eq(dutyShifts.group_id, group_id), inArray(dutyShifts.id, [...ids])))
    .orderBy(asc(dutyShifts.start_at), asc(dutyShifts.id));

export const namesOf = (db: Reader, ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));

const NOT_WORKED: DutyShiftStatus[] = ['draft', 'cancelled', 'missed'];

/** What people have worked in a group from a day until a window, and what they have in the window, drafts too. */
export const workOf = async (
  db: Reader,
  group_id: number,
  { since, from, to }: { since: string; from: string; to: string },
): Promise<Map<number, { past: WorkedHours; planned: WorkedHours }>> => {
  const past = and(lt(dutyShifts.starts_on, from), notInArray(dutyShifts.status, NOT_WORKED));
  const planned = and(gte(dutyShifts.starts_on, from), notInArray(dutyShifts.status, ['cancelled', 'missed']));
  const sums = (which: SQL | undefined) => {
    const sum = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}) filter (where ${which}), 0)`.mapWith(Number);
    return {
      minutes: sum(dutyShifts.duration_minutes),
      night: sum(dutyShifts.night_minutes),
      weekend: sum(dutyShifts.weekend_minutes),
      holiday: sum(dutyShifts.holiday_minutes),
    };
  };
  const rows = await db
    .select({ id: dutyShifts.professional_id, past: sums(past), planned: sums(planned) })
    .from(dutyShifts)
    .where(
      and(
        eq(dutyShifts.group_id, group_id),
        isNull(dutyShifts.deleted_at),
        isNotNull(dutyShifts.professional_id),
        between(dutyShifts.starts_on, since, to),
      ),
    )
    .groupBy(dutyShifts.professional_id);
  return new Map(rows.flatMap(({ id, ...work }) => (id === null ? [] : [[id, work] as const])));
};
