import type { ListInput, Page } from '@esteto/contract/list';
import type { LogDetail, LogRow } from '@esteto/contract/office/log';
import { deviceName } from '@esteto/domain/identity/user/device-name';
import type { LogFilters } from '@esteto/domain/office/log/log-form';
import type { RecordType } from '@esteto/domain/office/log/record-type';
import type { EventAction } from '@esteto/domain/registry/event-label';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { namesIn } from '../../../platform/audit/reference-names.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { type Change, eventSeals, events } from '../../../tables/platform/audit.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { changesInWords, labelOf, recordOf } from './log-words.ts';

export type LogQuery = ListInput & Partial<LogFilters>;
/** `record_types`: of any of them. */
export type RowFilters = Partial<LogFilters> & { record_types?: readonly RecordType[] };

const columns = {
  id: events.id,
  created_at: events.created_at,
  actor_name: users.name,
  action: events.action,
  entity_type: events.entity_type,
  entity_id: events.entity_id,
  company_name: companies.name,
  ip: events.ip,
  changes: events.changes,
};

type Stored = Omit<LogRow, 'label' | 'record' | 'changes_count'> & {
  action: string;
  entity_type: string;
  entity_id: number;
  changes: Change[];
};

const inWords = <R extends Stored>({ changes, ...row }: R) => ({
  ...row,
  label: labelOf(row.action),
  record: recordOf(row),
  changes_count: changesInWords(changes, row.entity_type).length,
});

const select = (db: Reader, where: SQL | undefined) =>
  db
    .select(columns)
    .from(events)
    .leftJoin(users, eq(users.id, events.actor_user_id))
    .leftJoin(companies, eq(companies.id, events.company_id))
    .where(where);

/** Midnight of São Paulo, which has had no summer time since 2019, on the first of a month. */
const monthStart = (month: string): string => `${month}-01T03:00:00Z`;

export const matches = ({ search, actor_id, company_id, record_type, record_types, action, from, to }: RowFilters): SQL | undefined =>
  and(
    record_types ? inArray(events.entity_type, [...record_types]) : undefined,
    search ? named(search.trim()) : undefined,
    actor_id ? eq(events.actor_user_id, actor_id) : undefined,
    company_id ? eq(events.company_id, company_id) : undefined,
    record_type ? eq(events.entity_type, record_type) : undefined,
    action ? eq(events.action, action) : undefined,
    from ? gte(events.created_at, monthStart(from)) : undefined,
    to ? lt(events.created_at, monthStart(addCompetence(to, 1))) : undefined,
  );

/** As they stand in the log: an address, the id of a call, the number of a record. */
const named = (text: string): SQL | undefined =>
  or(eq(events.ip, text), eq(events.request_id, text), /^\d{1,15}$/.test(text) ? eq(events.entity_id, Number(text)) : undefined);

export const list = async (db: Reader, input: LogQuery): Promise<Page<LogRow>> => {
  const page = await readPage(
    db,
    { input, orders: { created_at: events.created_at }, defaultOrder: '-created_at', id: events.id, where: matches(input) },
    (where) => select(db, where),
  );
  return { ...page, items: page.items.map(inWords) };
};

/** What happened with one company, of some actions. Two statements. */
export const ofCompany = (db: Reader, company_id: number, actions: readonly EventAction[], input: ListInput) =>
  readPage(
    db,
    {
      input,
      orders: { created_at: events.created_at },
      defaultOrder: '-created_at',
      id: events.id,
      where: and(eq(events.company_id, company_id), sql`${events.action} = any(${sql.param([...actions])}::text[])`),
    },
    (where) =>
      db
        .select({
          id: events.id,
          created_at: events.created_at,
          actor_name: users.name,
          action: events.action,
          entity_type: events.entity_type,
          entity_id: events.entity_id,
          reason: events.reason,
          changes: events.changes,
        })
        .from(events)
        .leftJoin(users, eq(users.id, events.actor_user_id))
        .where(where),
  );

export const detail = async (db: Reader, id: number): Promise<LogDetail> => {
  const [row] = await db
    .select({
      ...columns,
      reason: events.reason,
      user_agent: events.user_agent,
      request_id: events.request_id,
      sealed_at: eventSeals.created_at,
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.actor_user_id))
    .leftJoin(companies, eq(companies.id, events.company_id))
    .leftJoin(eventSeals, and(lte(eventSeals.first_event_id, events.id), gte(eventSeals.last_event_id, events.id)))
    .where(eq(events.id, id));
  if (!row) throw notFound();
  const others = await db
    .select({ id: events.id, action: events.action, entity_type: events.entity_type, entity_id: events.entity_id })
    .from(events)
    .where(eq(events.request_id, row.request_id))
    .orderBy(asc(events.id))
    .limit(MOST_OTHERS + 1);
  return {
    ...inWords(row),
    device: row.user_agent && deviceName(row.user_agent),
    changes: changesInWords(row.changes, row.entity_type, await namesIn(db, row.changes)),
    others: others
      .filter((other) => other.id !== id)
      .slice(0, MOST_OTHERS)
      .map((other) => ({ id: other.id, label: labelOf(other.action), record: recordOf(other) })),
  };
};

/** More of one call are counted by nobody. */
const MOST_OTHERS = 20;

export const byIds = async (db: Reader, ids: readonly number[]): Promise<Map<number, LogRow>> => {
  const rows = ids.length === 0 ? [] : await select(db, sql`${events.id} = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((row) => [row.id, inWords(row)]));
};

export const count = async (db: Reader, filters: RowFilters): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(events)
    .where(matches(filters));
  return row?.count ?? 0;
};

/** Some of them after one, oldest first, with what changed. */
export const batch = (db: Reader, filters: RowFilters, { after, upTo, limit }: { after: number; upTo: number; limit: number }) =>
  db
    .select({ ...columns, reason: events.reason })
    .from(events)
    .leftJoin(users, eq(users.id, events.actor_user_id))
    .leftJoin(companies, eq(companies.id, events.company_id))
    .where(and(matches(filters), gt(events.id, after), lte(events.id, upTo)))
    .orderBy(asc(events.id))
    .limit(limit);

export const lastId = async (db: Reader): Promise<number> => {
  const [row] = await db.select({ id: events.id }).from(events).orderBy(desc(events.id)).limit(1);
  return row?.id ?? 0;
};
