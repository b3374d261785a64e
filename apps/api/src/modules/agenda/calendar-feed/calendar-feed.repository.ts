import type { CalendarFeedRow } from '@esteto/contract/agenda/calendar-feed';
import { and, asc, count, eq, getTableColumns, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Reader } from '../../../platform/database/database.ts';
import { calendarFeeds as feeds } from '../../../tables/calendar-feed/calendar-feed.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export type CalendarFeed = typeof feeds.$inferSelect;

/** Those of a person that still work. */
export const ofPerson = (user_id: number): SQL | undefined => and(eq(feeds.user_id, user_id), isNull(feeds.revoked_at));

const { token_hash: _secret, ...openColumns } = getTableColumns(feeds);

const rows = (db: Reader) =>
  db
    .select({
      ...openColumns,
      company_names: sql<string[]>`coalesce((
        select array_agg(${companies.name} order by ${companies.name}) from ${companies}
        where ${companies.id} in (select value::bigint from jsonb_array_elements_text(${feeds.company_ids}))), '{}')`,
    })
    .from(feeds);

export const list = (db: Reader, user_id: number): Promise<CalendarFeedRow[]> =>
  rows(db).where(ofPerson(user_id)).orderBy(asc(feeds.name), asc(feeds.id));

export const find = async (db: Reader, id: number): Promise<CalendarFeedRow | null> => (await rows(db).where(eq(feeds.id, id)))[0] ?? null;

export const countOf = async (db: Reader, user_id: number): Promise<number> => {
  const [row] = await db.select({ feeds: count() }).from(feeds).where(ofPerson(user_id));
  return row?.feeds ?? 0;
};

/** How many of these companies the person is a partner of. */
export const countOwn = async (db: Reader, user_id: number, company_ids: readonly number[]): Promise<number> => {
  const [row] = await db
    .select({ companies: count() })
    .from(memberships)
    .where(and(asPartner(user_id), inArray(memberships.company_id, [...company_ids])));
  return row?.companies ?? 0;
};

/** The companies whose days go out by a link: those chosen, or all, as long as the person is a partner. */
export const companiesOf = async (
  db: Reader,
  { user_id, company_ids }: Pick<CalendarFeed, 'user_id' | 'company_ids'>,
): Promise<number[]> => {
  const chosen = company_ids.length > 0 ? inArray(memberships.company_id, company_ids) : undefined;
  const own = await db
    .select({ id: memberships.company_id })
    .from(memberships)
    .where(and(asPartner(user_id), chosen));
  return own.map(({ id }) => id);
};

const asPartner = (user_id: number): SQL | undefined =>
  and(eq(memberships.user_id, user_id), eq(memberships.is_active, true), eq(memberships.user_type, 'partner'));

/** Doc Plantão is open for the person, who is a partner of some company. */
const hasDuty = sql<boolean>`${users.flags} ? 'docplantao' and exists (
  select 1 from ${memberships} m where m.user_id = ${users.id} and m.is_active and m.user_type = 'partner')`;

/** What a link leads to: nothing once it was revoked, or its person may no longer come in. */
export const ofToken = async (db: Reader, token_hash: string): Promise<(CalendarFeed & { has_duty: boolean }) | null> => {
  const [row] = await db
    .select({ ...getTableColumns(feeds), has_duty: hasDuty })
    .from(feeds)
    .innerJoin(users, eq(users.id, feeds.user_id))
    .where(and(eq(feeds.token_hash, token_hash), isNull(feeds.revoked_at), eq(users.is_active, true)));
  return row ?? null;
};

/** Programs come every few minutes: the row is written when another one came, or the last time is a while ago. */
export const keepReading = async (
  db: Database,
  id: number,
  { at, by, since }: { at: string; by: string; since: string },
): Promise<void> => {
  await db
    .update(feeds)
    .set({ last_read_at: at, last_read_by: by })
    .where(and(eq(feeds.id, id), or(isNull(feeds.last_read_at), lt(feeds.last_read_at, since), ne(feeds.last_read_by, by))));
};
