import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { news as contract, NewsItem, NewsReader } from '@esteto/contract/office/news';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { news, newsReads } from '../../../tables/news/news.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { isInAudience } from '../notice/audience-scope.ts';

export type News = Row<typeof news>;

// The table is named in full: in a statement of one table drizzle leaves names of columns bare.
const isFor = isInAudience({ audience: sql`news.audience`, plan_ids: sql`news.plan_ids`, tax_regimes: sql`news.tax_regimes` });

const MOST_AT_HOME = 5;

/** What is out for a person and pinned, or not read by them yet; pinned first, then the newest. */
export const current = async (db: Reader, user_id: number): Promise<NewsItem[]> => {
  const rows = await db
    .select({
      ...getTableColumns(news),
      published_at: sql<string>`${news.published_at}`.mapWith(news.published_at),
      is_read: sql<boolean>`${newsReads.id} is not null`,
    })
    .from(news)
    .innerJoin(users, and(eq(users.id, user_id), isFor))
    .leftJoin(newsReads, and(eq(newsReads.news_id, news.id), eq(newsReads.user_id, user_id)))
    .where(and(eq(news.status, 'published'), or(isNull(newsReads.id), eq(news.is_pinned, true))))
    .orderBy(desc(news.is_pinned), desc(news.published_at), desc(news.id))
    .limit(MOST_AT_HOME);
  return rows;
};

/** The one of that id, if it is out for the person. */
export const findFor = async (db: Reader, id: number, user_id: number) => {
  const [row] = await db
    .select({ id: news.id, require_ack: news.require_ack })
    .from(news)
    .innerJoin(users, and(eq(users.id, user_id), isFor))
    .where(and(eq(news.id, id), eq(news.status, 'published')));
  return row ?? null;
};

/** Once: who reads it again changes nothing. */
export const insertRead = async (db: Transaction, read: typeof newsReads.$inferInsert): Promise<void> => {
  await db.insert(newsReads).values(read).onConflictDoNothing();
};

const shown = {
  ...getTableColumns(news),
  reads_count: sql<number>`(select count(*) from ${newsReads} where ${newsReads.news_id} = news.id)`.mapWith(Number).as('reads_count'),
};

export const list = (db: Reader, input: InputOf<typeof contract.list>) =>
  readPage(
    db,
    {
      input,
      orders: { starts_at: news.starts_at, created_at: news.created_at },
      defaultOrder: '-starts_at',
      id: news.id,
      where: and(
        containsKey(news.search_key, input.search),
        input.status ? eq(news.status, input.status) : undefined,
        input.audience ? sql`${news.audience} ? ${input.audience}` : undefined,
      ),
    },
    (where) => db.select(shown).from(news).where(where),
  );

export const detail = async (db: Reader, id: number) => {
  const [row] = await db
    .select({ ...shown, people_count: sql<number>`(select count(*) from users where ${isFor})`.mapWith(Number).as('people_count') })
    .from(news)
    .where(eq(news.id, id));
  if (!row) throw notFound();
  return row;
};

/** People of a piece of news. */
const peopleOf = (id: number): SQL => sql`exists (select 1 from news where news.id = ${id} and ${isFor})`;

export const readers = (db: Reader, { id, ...input }: InputOf<typeof contract.readers>): Promise<Page<NewsReader>> =>
  readPage(
    db,
    {
      input,
      orders: { name: users.name },
      defaultOrder: 'name',
      id: users.id,
      where: and(peopleOf(id), containsKey(users.search_key, input.search)),
    },
    (where) =>
      db
        .select({
          id: users.id,
          name: users.name,
          email: users.email,
          read_at: newsReads.read_at,
          acknowledged_at: newsReads.acknowledged_at,
        })
        .from(users)
        .leftJoin(newsReads, and(eq(newsReads.user_id, users.id), eq(newsReads.news_id, id)))
        .where(where),
  );

/** Some of those whom it is for, after one id. */
export const peopleAfter = async (db: Reader, id: number, { after, limit }: { after: number; limit: number }): Promise<number[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, after), peopleOf(id)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map((row) => row.id);
};

/** What the clock may have to move. */
export const runningIds = async (db: Reader): Promise<number[]> => {
  const rows = await db
    .select({ id: news.id })
    .from(news)
    .where(inArray(news.status, ['scheduled', 'published']))
    .orderBy(asc(news.id));
  return rows.map((row) => row.id);
};

export const find = async (db: Reader, id: number): Promise<News | null> => {
  const [row] = await db.select().from(news).where(eq(news.id, id));
  return row ?? null;
};

export const deleteDraft = async (db: Transaction, id: number): Promise<void> => {
  await db.delete(news).where(eq(news.id, id));
};
