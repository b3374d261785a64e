import type { PunchRow } from '@esteto/contract/duty/shift-clock';
import { HELD_STATUSES } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import type { GroupTimeZone } from '@esteto/domain/duty/management-group/group-kinds';
import type { GroupRules } from '@esteto/domain/duty/management-group/group-rules';
import { and, asc, eq, gte, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import { notFound, staleVersion } from '../../../../platform/http/app-error.ts';
import { dutyShifts } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import { shiftPunches } from '../../../../tables/duty-shift/shift-clock.tables.ts';
import { managementGroups } from '../../../../tables/management-group/management-group.tables.ts';
import { unitSectors, units } from '../../../../tables/unit/unit.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { type DutyShift, type GroupScope, inGroup } from '../duty-shift.repository.ts';
import { isMonthSigned } from '../hours-statement/hours-statement.repository.ts';

const UNSETTLED = [...HELD_STATUSES, 'running'] as const;

const place = {
  latitude: units.latitude,
  longitude: units.longitude,
  unit_radius: units.geofence_radius_meters,
  sector_radius: unitSectors.geofence_radius_meters,
};

/** A professional's shifts that are held or run, between two instants, with where they are and by which rules they are clocked. */
export const openOf = (db: Reader, user_id: number, { from, to }: { from: string; to: string }) =>
  db
    .select({
      id: dutyShifts.id,
      group_name: managementGroups.name,
      timezone: managementGroups.timezone,
      rules: managementGroups.rules,
      unit_name: units.name,
      sector_name: unitSectors.name,
      title: dutyShifts.title,
      shift_type: dutyShifts.shift_type,
      starts_on: dutyShifts.starts_on,
      starts_at: dutyShifts.starts_at,
      ends_on: dutyShifts.ends_on,
      ends_at: dutyShifts.ends_at,
      start_at: dutyShifts.start_at,
      end_at: dutyShifts.end_at,
      status: dutyShifts.status,
      in_at: dutyShifts.in_at,
      fence: place,
    })
    .from(dutyShifts)
    .innerJoin(managementGroups, eq(managementGroups.id, dutyShifts.group_id))
    .innerJoin(units, eq(units.id, dutyShifts.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, dutyShifts.sector_id))
    .where(
      and(
        eq(dutyShifts.professional_id, user_id),
        isNull(dutyShifts.deleted_at),
        inArray(dutyShifts.status, [...UNSETTLED]),
        gte(dutyShifts.end_at, from),
        lte(dutyShifts.start_at, to),
      ),
    )
    .orderBy(asc(dutyShifts.start_at));

/** A shift locked for its clock, with where it is, and whether its month is signed: then its clock stands. Refuses (409) a version that is no longer there. */
export const lockClocked = async (tx: Transaction, scope: SQL | undefined, { id, version }: { id: number; version: number | null }) => {
  const [row] = await tx
    .select({ shift: dutyShifts, fence: place, is_signed: isMonthSigned() })
    .from(dutyShifts)
    .innerJoin(units, eq(units.id, dutyShifts.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, dutyShifts.sector_id))
    .where(and(eq(dutyShifts.id, id), scope))
    .for('update', { of: dutyShifts });
  if (!row) throw notFound();
  if (version !== null && row.shift.version !== version) throw staleVersion(row.shift.version);
  return row;
};

/** A shift of a group, with the rules of its clock. */
export const find = async (db: Reader, scope: GroupScope, id: number) => {
  const [row] = await db
    .select({
      shift: dutyShifts,
      timezone: managementGroups.timezone,
      rules: managementGroups.rules,
      is_signed: isMonthSigned(),
    })
    .from(dutyShifts)
    .innerJoin(managementGroups, eq(managementGroups.id, dutyShifts.group_id))
    .where(and(eq(dutyShifts.id, id), inGroup(scope)));
  if (!row) throw notFound();
  return row;
};

/** All that was recorded of a shift, the first before. */
export const punchesOf = (db: Reader, shift_id: number): Promise<Omit<PunchRow, 'counts'>[]> =>
  db
    .select({
      id: shiftPunches.id,
      kind: shiftPunches.kind,
      source: shiftPunches.source,
      at: shiftPunches.at,
      received_at: shiftPunches.received_at,
      placement: shiftPunches.placement,
      distance_meters: shiftPunches.distance_meters,
      reason: shiftPunches.reason,
      by_name: users.name,
    })
    .from(shiftPunches)
    .leftJoin(users, eq(users.id, shiftPunches.created_by))
    .where(eq(shiftPunches.shift_id, shift_id))
    .orderBy(asc(shiftPunches.id));

export type Unsettled = Pick<DutyShift, 'id' | 'shift_type' | 'start_at' | 'end_at' | 'status' | 'created_at'> & {
  rules: GroupRules;
  timezone: GroupTimeZone;
};

/** What is over and has not come to anything yet. */
export const unsettled = (db: Reader, now: string): Promise<Unsettled[]> =>
  db
    .select({
      id: dutyShifts.id,
      shift_type: dutyShifts.shift_type,
      start_at: dutyShifts.start_at,
      end_at: dutyShifts.end_at,
      status: dutyShifts.status,
      created_at: dutyShifts.created_at,
      rules: managementGroups.rules,
      timezone: managementGroups.timezone,
    })
    .from(dutyShifts)
    .innerJoin(managementGroups, eq(managementGroups.id, dutyShifts.group_id))
    .where(and(isNull(dutyShifts.deleted_at), inArray(dutyShifts.status, [...UNSETTLED]), lte(dutyShifts.end_at, now)))
    .orderBy(asc(dutyShifts.id));
