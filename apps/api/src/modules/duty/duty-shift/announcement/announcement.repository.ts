import type { AnnouncementRow, shiftAnnouncement } from '@esteto/contract/duty/shift-announcement';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { ShiftRequestStatus } from '@esteto/domain/duty/shift-request/shift-request-life';
import { and, arrayContains, asc, eq, getTableColumns, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { readPage } from '../../../../platform/http/paging.ts';
import { accreditations } from '../../../../tables/accreditation/accreditation.tables.ts';
import { dutyShifts as table } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import { shiftRequests } from '../../../../tables/duty-shift/shift-request.tables.ts';
import { managementGroups } from '../../../../tables/management-group/management-group.tables.ts';
import { unitSectors, units } from '../../../../tables/unit/unit.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { type DutyShift, type GroupScope, inGroup } from '../duty-shift.repository.ts';

/** Places that are announced, or were. */
export const announcedIn = (scope: GroupScope): SQL | undefined => and(inGroup(scope), isNotNull(table.announcement));

const pending = (alias: SQL): SQL => sql`${alias}.type = 'application' and ${alias}.status = 'awaiting_coordination'`;

const closesAt = sql`(${table.start_at} - make_interval(hours => (${table.announcement} ->> 'closes_hours')::int))`;

const row = {
  id: table.id,
  version: table.version,
  status: table.status,
  unit_name: units.name,
  sector_name: unitSectors.name,
  title: table.title,
  starts_on: table.starts_on,
  starts_at: table.starts_at,
  ends_at: table.ends_at,
  duration_minutes: table.duration_minutes,
  value: table.value,
  value_kind: table.value_kind,
  announcement_type: table.announcement_type,
  closes_at: sql<string>`to_char(${closesAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  professional_name: users.name,
  candidates: sql<number>`(select count(*)::int from ${shiftRequests} a where a.shift_ids @> array[${table.id}] and ${pending(sql`a`)})`,
};

export const list = (db: Reader, scope: GroupScope, input: InputOf<typeof shiftAnnouncement.list>): Promise<Page<AnnouncementRow>> =>
  readPage(
    db,
    {
      input,
      orders: { starts_on: table.starts_on },
      defaultOrder: 'starts_on',
      id: table.id,
      where: and(
        announcedIn(scope),
        input.status ? eq(table.status, input.status) : undefined,
        input.unit_id ? eq(table.unit_id, input.unit_id) : undefined,
      ),
    },
    (where) =>
      db
        .select(row)
        .from(table)
        .innerJoin(units, eq(units.id, table.unit_id))
        .leftJoin(unitSectors, eq(unitSectors.id, table.sector_id))
        .leftJoin(users, eq(users.id, table.professional_id))
        .where(where),
  );

/** Who has asked for a place. */
export type Applicant = {
  request_id: number;
  version: number;
  professional_id: number;
  name: string;
  applied_at: string;
  status: ShiftRequestStatus;
  justification: string | null;
};

type Announced = DutyShift & Omit<AnnouncementRow, keyof DutyShift> & { applicants: Applicant[]; named: string[] };

export const detail = async (db: Reader, scope: GroupScope, id: number): Promise<Announced> => {
  const [shift] = await db
    .select({
      ...getTableColumns(table),
      ...row,
      applicants: sql<Applicant[]>`(select coalesce(json_agg(json_build_object('request_id', a.id, 'version', a.version, 'professional_id',
        a.requester_id, 'name', p.name, 'applied_at', a.created_at, 'status', a.status, 'justification', a.justification) order by a.id), '[]')
        from ${shiftRequests} a join ${users} p on p.id = a.requester_id where a.type = 'application' and a.shift_ids @> array[${table.id}])`,
      named: sql<string[]>`(select coalesce(json_agg(p.name order by p.name), '[]') from ${users} p
        where ${table.announcement} -> 'professional_ids' @> to_jsonb(p.id))`,
    })
    .from(table)
    .innerJoin(units, eq(units.id, table.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, table.sector_id))
    .leftJoin(users, eq(users.id, table.professional_id))
    .where(and(eq(table.id, id), announcedIn(scope)));
  if (!shift) throw notFound();
  return shift;
};

/** The groups in which somebody is accredited now. */
const groupsOf = (db: Reader, user_id: number) =>
  db
    .select({ id: accreditations.group_id })
    .from(accreditations)
    .where(and(eq(accreditations.professional_id, user_id), eq(accreditations.status, 'approved')));

/** Which groups these are, for whoever reads what they know. */
export const knowing = (db: Reader, user_id: number): SQL => inArray(managementGroups.id, groupsOf(db, user_id));

/** These places of a group. */
export const placesIn = (scope: GroupScope, ids: readonly number[]): SQL | undefined => and(inGroup(scope), inArray(table.id, [...ids]));

export const isAnnounced = (): SQL => eq(table.status, 'announced');

/** What the groups of a professional announce, each with what became of their application. */
export const offeredTo = (db: Reader, user_id: number, group_ids: readonly number[]) =>
  db
    .select({
      ...getTableColumns(table),
      unit_name: units.name,
      sector_name: unitSectors.name,
      latitude: units.latitude,
      longitude: units.longitude,
      application: sql<{ id: number; status: ShiftRequestStatus } | null>`(select json_build_object('id', a.id, 'status', a.status)
        from ${shiftRequests} a where a.type = 'application' and a.requester_id = ${user_id} and a.shift_ids @> array[${table.id}]
        order by a.id desc limit 1)`,
    })
    .from(table)
    .innerJoin(units, eq(units.id, table.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, table.sector_id))
    .where(and(inArray(table.group_id, [...group_ids]), eq(table.status, 'announced'), isNull(table.deleted_at)))
    .orderBy(asc(table.start_at), asc(table.id))
    .limit(MOST_OFFERS);

const MOST_OFFERS = 300;

/** A published place of a group of theirs: one that was announced a moment ago is told to be gone. */
export const placeFor = (db: Reader, user_id: number): SQL | undefined =>
  and(ne(table.status, 'draft'), isNull(table.deleted_at), inArray(table.group_id, groupsOf(db, user_id)));

/** Whether somebody waits for a decision on an application to it. */
export const hasApplied = async (db: Reader, user_id: number, shift_id: number): Promise<boolean> => {
  const applications = await db
    .select({ id: shiftRequests.id })
    .from(shiftRequests)
    .where(
      and(
        eq(shiftRequests.requester_id, user_id),
        eq(shiftRequests.type, 'application'),
        eq(shiftRequests.status, 'awaiting_coordination'),
        arrayContains(shiftRequests.shift_ids, [shift_id]),
      ),
    )
    .limit(1);
  return applications.length > 0;
};

/** Announced places that take no more answers: they have begun, or their time is over and nobody waits for a decision. */
export const overdue = async (db: Reader, now: string): Promise<number[]> => {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.status, 'announced'),
        isNull(table.deleted_at),
        sql`(${table.start_at} <= ${now} or (${closesAt} <= ${now} and not exists (select from ${shiftRequests} a
          where a.shift_ids @> array[${table.id}] and ${pending(sql`a`)})))`,
      ),
    )
    .orderBy(asc(table.id));
  return rows.map(({ id }) => id);
};
