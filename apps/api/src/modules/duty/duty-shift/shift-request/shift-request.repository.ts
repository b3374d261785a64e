import type { ShiftBrief } from '@esteto/contract/duty/shift-brief';
import type { shiftRequest } from '@esteto/contract/duty/shift-request';
import type { RequestLegRecord, ShiftRequestRecord } from '@esteto/contract/duty/shift-request-record';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { PENDING_REQUESTS } from '@esteto/domain/duty/shift-request/shift-request-life';
import { and, arrayContains, asc, between, desc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import { containsKey } from '../../../../platform/database/search.ts';
import { notFound, staleVersion } from '../../../../platform/http/app-error.ts';
import { readPage } from '../../../../platform/http/paging.ts';
import { accreditations } from '../../../../tables/accreditation/accreditation.tables.ts';
import { dutyShifts } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import type { ShiftRequest } from '../../../../tables/duty-shift/shift-request.tables.ts';
import { shiftRequests as table } from '../../../../tables/duty-shift/shift-request.tables.ts';
import { managementGroups } from '../../../../tables/management-group/management-group.tables.ts';
import { unitSectors, units } from '../../../../tables/unit/unit.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { type DutyShift, type GroupScope, inGroup } from '../duty-shift.repository.ts';
import { isMonthSigned } from '../hours-statement/hours-statement.repository.ts';
import type { Planned } from '../shift-judgement.ts';

/** Requests of a group; a coordinator of some units sees those about shifts in them, and every day off. */
export const inScope = ({ group_id, unit_ids }: GroupScope): SQL | undefined =>
  and(
    eq(table.group_id, group_id),
    unit_ids === null
      ? undefined
      : or(
          eq(table.type, 'day_off'),
          sql`exists (select from ${dutyShifts} s where s.id = any(${table.shift_ids}) and ${inArray(sql`s.unit_id`, [...unit_ids, 0])})`,
        ),
  );

/** What a professional has asked for, is asked, or might cover in the groups that know them. */
export const concerning = (db: Reader, user_id: number): SQL | undefined =>
  or(
    eq(table.requester_id, user_id),
    arrayContains(table.party_ids, [user_id]),
    and(
      eq(table.type, 'coverage'),
      eq(table.status, 'proposed'),
      inArray(
        table.group_id,
        db
          .select({ id: accreditations.group_id })
          .from(accreditations)
          .where(and(eq(accreditations.professional_id, user_id), eq(accreditations.status, 'approved'))),
      ),
    ),
  );

type Named = { id: number; name: string };

/** A shift of a request, with what the rules ask of it. */
type RequestedShift = ShiftBrief & Planned & { id: number; version: number };

type Requested = Omit<ShiftRequestRecord, 'legs'> & { legs: (RequestLegRecord & { shift: RequestedShift })[] };

const fields = {
  id: table.id,
  version: table.version,
  group_id: table.group_id,
  group_name: managementGroups.name,
  type: table.type,
  status: table.status,
  requester_id: table.requester_id,
  requester_name: users.name,
  party_ids: table.party_ids,
  accepted_ids: table.accepted_ids,
  legs: table.legs,
  justification: table.justification,
  value_difference: table.value_difference,
  clock: table.clock,
  starts_on: table.starts_on,
  ends_on: table.ends_on,
  expires_at: table.expires_at,
  decision_reason: table.decision_reason,
  created_at: table.created_at,
  people: sql<Named[]>`(select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name)), '[]') from ${users} p
    where p.id = any(${table.party_ids} || ${table.requester_id}))`,
  shifts: sql<
    RequestedShift[]
  >`(select coalesce(json_agg(json_build_object('id', s.id, 'version', s.version, 'unit_name', u.name, 'sector_name', r.name, 'title', s.title,
    'starts_on', s.starts_on, 'starts_at', s.starts_at, 'ends_on', s.ends_on, 'ends_at', s.ends_at, 'start_at', s.start_at, 'end_at', s.end_at,
    'duration_minutes', s.duration_minutes, 'night_minutes', s.night_minutes, 'status', s.status, 'unit_id', s.unit_id,
    'qualification_ids', s.qualification_ids, 'professional_id', s.professional_id, 'professional_name', p.name)), '[]') from ${dutyShifts} s join ${units} u on u.id = s.unit_id left join ${unitSectors} r on r.id = s.sector_id
    left join ${users} p on p.id = s.professional_id where s.id = any(${table.shift_ids}))`,
};

const select = (db: Reader, where: SQL | undefined) =>
  db
    .select(fields)
    .from(table)
    .innerJoin(managementGroups, eq(managementGroups.id, table.group_id))
    .innerJoin(users, eq(users.id, table.requester_id))
    .where(where);

type Selected = Awaited<ReturnType<typeof select>>[number];

const recordOf = ({ people, shifts, legs, ...row }: Selected): Requested => {
  const named = (id: number | null) => people.find((one) => one.id === id)?.name ?? null;
  return {
    ...row,
    legs: legs.flatMap(({ shift_id, from_id, to_id }) => {
      const shift = shifts.find(({ id }) => id === shift_id);
      return shift ? [{ shift, from_id, from_name: named(from_id), to_id, to_name: named(to_id) }] : [];
    }),
  };
};

export const list = async (db: Reader, scope: GroupScope, input: InputOf<typeof shiftRequest.list>): Promise<Page<ShiftRequestRecord>> => {
  const nameMatches = containsKey(users.search_key, input.search);
  const { items, ...page } = await readPage(
    db,
    {
      input,
      orders: { created_at: table.created_at, expires_at: table.expires_at },
      defaultOrder: '-created_at',
      id: table.id,
      where: and(
        inScope(scope),
        input.status ? eq(table.status, input.status) : undefined,
        input.type ? eq(table.type, input.type) : undefined,
        input.sort?.endsWith('expires_at') ? sql`${table.expires_at} is not null` : undefined,
        nameMatches && sql`exists (select from ${users} where ${users.id} = ${table.requester_id} and ${nameMatches})`,
      ),
    },
    (where) => select(db, where),
  );
  return { ...page, items: items.map(recordOf) };
};

export const waiting = async (db: Reader, scope: GroupScope): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(table)
    .where(and(inScope(scope), eq(table.status, 'awaiting_coordination')));
  return row?.count ?? 0;
};

export const detail = async (db: Reader, where: SQL | undefined, id: number): Promise<Requested> => {
  const [row] = await select(db, and(eq(table.id, id), where));
  if (!row) throw notFound();
  return recordOf(row);
};

/** Most of their own that a professional is shown at once: the newest. */
const MOST_OWN = 200;

export const ofProfessional = async (db: Reader, user_id: number): Promise<ShiftRequestRecord[]> =>
  (await select(db, concerning(db, user_id)).orderBy(desc(table.id)).limit(MOST_OWN)).map(recordOf);

/** `others`: what else waits on the same shifts. `is_signed`: whether the month of one of them is, for its clock. */
export type Locked = { request: ShiftRequest; shifts: DutyShift[]; others: ShiftRequest[]; is_signed: boolean };

/**
 * A request, the shifts that it is about, and what else waits on them, locked in one statement; refuses (409) a version that is no longer there.
 */
export const lockWithShifts = async (
  tx: Transaction,
  where: SQL | undefined,
  { id, version }: { id: number; version: number },
): Promise<Locked> => {
  const its = sql`(select asked.shift_ids from ${table} asked where asked.id = ${id})::bigint[]`;
  const rows = await tx
    .select({ request: table, shift: dutyShifts, is_signed: isMonthSigned() })
    .from(table)
    .innerJoin(dutyShifts, sql`${dutyShifts.id} = any(${its})`)
    .where(
      or(
        and(eq(table.id, id), where),
        and(ne(table.id, id), inArray(table.status, [...PENDING_REQUESTS]), sql`${table.shift_ids} && ${its}`),
      ),
    )
    .orderBy(asc(dutyShifts.id), asc(table.id))
    .for('update', { of: [table, dutyShifts] });
  const itsRows = rows.filter(({ request }) => request.id === id);
  const [first] = itsRows;
  if (!first) throw notFound();
  if (first.request.version !== version) throw staleVersion(first.request.version);
  const others = new Map(rows.flatMap(({ request }) => (request.id === id ? [] : [[request.id, request] as const])));
  return {
    request: first.request,
    shifts: itsRows.map(({ shift }) => shift).filter(({ deleted_at }) => deleted_at === null),
    others: [...others.values()],
    is_signed: itsRows.some((row) => row.is_signed),
  };
};

/** What somebody has in a group on days that they want off. */
export const heldWithin = ({ group_id, requester_id, starts_on, ends_on }: DayOff): SQL | undefined =>
  and(
    inGroup({ group_id, unit_ids: null }),
    eq(dutyShifts.professional_id, requester_id),
    between(dutyShifts.starts_on, starts_on, ends_on),
    inArray(dutyShifts.status, ['published', 'taken', 'confirmed', 'in_swap']),
  );

export type DayOff = { group_id: number; requester_id: number; starts_on: string; ends_on: string };

/** The same, for people to read. */
export const freedBy = (db: Reader, of: DayOff): Promise<ShiftBrief[]> =>
  db
    .select({
      id: dutyShifts.id,
      unit_name: units.name,
      sector_name: unitSectors.name,
      title: dutyShifts.title,
      starts_on: dutyShifts.starts_on,
      starts_at: dutyShifts.starts_at,
      ends_at: dutyShifts.ends_at,
      duration_minutes: dutyShifts.duration_minutes,
      status: dutyShifts.status,
      professional_name: users.name,
    })
    .from(dutyShifts)
    .innerJoin(units, eq(units.id, dutyShifts.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, dutyShifts.sector_id))
    .leftJoin(users, eq(users.id, dutyShifts.professional_id))
    .where(heldWithin(of))
    .orderBy(dutyShifts.start_at);

/** Those that nobody has decided on in time. */
export const dueBy = async (db: Reader, now: string): Promise<number[]> => {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.status, [...PENDING_REQUESTS]), lte(table.expires_at, now)))
    .orderBy(table.id);
  return rows.map(({ id }) => id);
};
