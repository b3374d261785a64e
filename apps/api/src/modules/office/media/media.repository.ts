import type { ListInput, Page } from '@esteto/contract/list';
import type { MediaInOrder, MediaViewer } from '@esteto/contract/office/media';
import type { MediaFilters } from '@esteto/domain/office/media/media-form';
import type { MediaLocal } from '@esteto/domain/office/media/media-kinds';
import { and, asc, eq, getTableColumns, inArray, min, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { media, mediaViews } from '../../../tables/media/media.tables.ts';
import { files } from '../../../tables/platform/files.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

/** A film's words are long: no list carries them. */
const { captions: _captions, transcript: _transcript, search_key: _key, ...LISTED } = getTableColumns(media);

/** As domain/media/watching says of one; null where nobody knows how long it is. */
const WATCHED_PART = sql`case when ${media}.duration > 0 then least(1, ${mediaViews}.furthest::float8 / ${media}.duration) end`;

// Named with their tables: in a query of one table, columns are written without.
const viewsOf = <T>(what: SQL, read: (value: unknown) => T) =>
  sql<T>`(select ${what} from ${mediaViews} where ${mediaViews}.media_id = ${media}.id)`.mapWith(read);

const FIGURES = {
  viewers_count: viewsOf(sql`count(*)`, Number),
  watched_part: viewsOf<number | null>(sql`avg(${WATCHED_PART})`, (value) => (value === null ? null : Number(value))),
};

export const list = (db: Reader, input: ListInput & Partial<MediaFilters>) =>
  readPage(
    db,
    {
      input,
      orders: { created_at: media.created_at, title: media.title, unsolved_share: media.unsolved_share },
      defaultOrder: '-created_at',
      id: media.id,
      where: and(
        containsKey(media.search_key, input.search),
        input.type ? eq(media.type, input.type) : undefined,
        input.category ? eq(media.category, input.category) : undefined,
        input.local ? eq(media.local, input.local) : undefined,
        input.visibility ? eq(media.is_visible, input.visibility === 'visible') : undefined,
      ),
    },
    (where) =>
      db
        .select({ ...LISTED, ...FIGURES })
        .from(media)
        .where(where),
  );

const related = sql<{ id: number; title: string }[]>`(
  select coalesce(json_agg(json_build_object('id', other.id, 'title', other.title)), '[]'::json)
  from ${media} other where ${media}.related_media @> to_jsonb(other.id))`;

/** A record with its file and what it is related to: one statement. */
export const detail = async (db: Reader, id: number) => {
  const [row] = await db
    .select({ ...getTableColumns(media), kept: { name: files.name, size: files.size }, related })
    .from(media)
    .leftJoin(files, eq(files.id, media.file))
    .where(eq(media.id, id));
  if (!row) throw notFound();
  return row;
};

export const refuseUnknown = async (db: Reader, id: number): Promise<void> => {
  const [row] = await db.select({ id: media.id }).from(media).where(eq(media.id, id));
  if (!row) throw notFound();
};

const IN_ORDER = {
  id: media.id,
  title: media.title,
  category: media.category,
  duration: media.duration,
  is_visible: media.is_visible,
  is_fixed: media.is_fixed,
};

export const MOST_ORDERED = 1000;

export const inOrder = (db: Reader, local: MediaLocal): Promise<MediaInOrder[]> =>
  db.select(IN_ORDER).from(media).where(ofLocal(local)).orderBy(asc(media.place), asc(media.id)).limit(MOST_ORDERED);

/** Those of a list of ids that are there, in the list's order. */
export const named = async (db: Reader, ids: readonly number[]): Promise<(MediaInOrder & { local: MediaLocal })[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...IN_ORDER, local: media.local })
    .from(media)
    .where(inArray(media.id, [...ids]));
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
};

export const ofLocal = (local: MediaLocal): SQL => eq(media.local, local);

/** One that comes stands before those that are there. */
export const firstPlace = async (db: Reader, local: MediaLocal): Promise<number> => {
  const [row] = await db
    .select({ first: min(media.sort_order) })
    .from(media)
    .where(ofLocal(local));
  return (row?.first ?? 1) - 1;
};

export const order = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await tx.db.execute(sql`
    update ${media} set sort_order = placed.place
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as placed(id, place) where ${media.id} = placed.id`);
};

export const remove = async (tx: Tx, id: number): Promise<void> => {
  await tx.db.delete(media).where(eq(media.id, id));
};

export const viewers = (db: Reader, id: number, input: ListInput & { search?: string | null }): Promise<Page<MediaViewer>> => {
  const isNamed = containsKey(users.search_key, input.search);
  return readPage(
    db,
    {
      input,
      orders: { started_at: mediaViews.started_at },
      defaultOrder: '-started_at',
      id: mediaViews.id,
      where: and(
        eq(mediaViews.media_id, id),
        isNamed ? inArray(mediaViews.user_id, db.select({ id: users.id }).from(users).where(isNamed)) : undefined,
      ),
    },
    (where) =>
      db
        .select({
          id: mediaViews.id,
          user_name: users.name,
          started_at: mediaViews.started_at,
          watched_part: sql<number | null>`${WATCHED_PART}`,
          solved: mediaViews.solved,
        })
        .from(mediaViews)
        .innerJoin(media, eq(media.id, mediaViews.media_id))
        .innerJoin(users, eq(users.id, mediaViews.user_id))
        .where(where),
  );
};
