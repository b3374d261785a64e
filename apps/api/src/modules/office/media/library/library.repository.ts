import type { ListInput } from '@esteto/contract/list';
import type { HelpPlace } from '@esteto/domain/office/media/help-place';
import type { LibraryFilters } from '@esteto/domain/office/media/media-form';
import type { MediaLocal } from '@esteto/domain/office/media/media-kinds';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { containsKey } from '../../../../platform/database/search.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { readPage } from '../../../../platform/http/paging.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { media, mediaViews } from '../../../../tables/media/media.tables.ts';
import { playlists } from '../../../../tables/media/playlist.tables.ts';

// What people see: never what is hidden.

const CARD = {
  id: media.id,
  title: media.title,
  type: media.type,
  category: media.category,
  local: media.local,
  duration: media.duration,
  is_fixed: media.is_fixed,
  poster: media.poster,
  created_at: media.created_at,
  place: media.place,
  view_id: mediaViews.id,
  position: mediaViews.position,
  furthest: mediaViews.furthest,
};

const ownView = (user_id: number): SQL | undefined => and(eq(mediaViews.media_id, media.id), eq(mediaViews.user_id, user_id));

const cards = (db: Reader, user_id: number, where: SQL | undefined) =>
  db.select(CARD).from(media).leftJoin(mediaViews, ownView(user_id)).where(and(media.is_visible, where));

export type Card = Awaited<ReturnType<typeof cards>>[number];

export const list = (db: Reader, user_id: number, input: ListInput & Partial<LibraryFilters> & { local: MediaLocal }) =>
  readPage(
    db,
    {
      input,
      orders: { place: media.place },
      defaultOrder: 'place',
      id: media.id,
      where: and(
        eq(media.local, input.local),
        media.is_visible,
        containsKey(media.search_key, input.search),
        input.category ? eq(media.category, input.category) : undefined,
      ),
    },
    (where) => cards(db, user_id, where),
  );

/** What the person watched last; whether it is worth going on with is domain/media/watching's to say. */
export const watchedLast = (db: Reader, user_id: number, local: MediaLocal, most: number) =>
  cards(db, user_id, and(eq(media.local, local), isNotNull(mediaViews.id)))
    .orderBy(desc(mediaViews.updated_at))
    .limit(most);

export const unseenLast = (db: Reader, user_id: number, local: MediaLocal, most: number) =>
  cards(db, user_id, and(eq(media.local, local), isNull(mediaViews.id)))
    .orderBy(desc(media.created_at), desc(media.id))
    .limit(most);

/** What helps with any of these; `first`: with that before all else. */
export const helping = (db: Reader, user_id: number, places: readonly HelpPlace[], first: HelpPlace | null, most: number) =>
  cards(db, user_id, sql`${media.help_places} ?| ${sql.param(places)}::text[]`)
    .orderBy(sql`${media.help_places} ? ${first ?? ''} desc`, asc(media.place), asc(media.id))
    .limit(most);

const MOST_PLAYLISTS = 50;

const seenIn =
  sql<number>`(select count(*) from ${media} where ${media}.is_visible and ${playlists}.media_ids @> to_jsonb(${media}.id))`.mapWith(
    Number,
  );

const PLAYLIST = { id: playlists.id, title: playlists.title, thumbnail: playlists.thumbnail, media_count: seenIn };

export const playlistsOf = (db: Reader, local: MediaLocal) =>
  db
    .select(PLAYLIST)
    .from(playlists)
    .where(and(eq(playlists.local, local), playlists.is_active))
    .orderBy(playlists.title, playlists.id)
    .limit(MOST_PLAYLISTS);

export const playlist = async (db: Reader, id: number) => {
  const [row] = await db
    .select({ ...PLAYLIST, local: playlists.local, media_ids: playlists.media_ids })
    .from(playlists)
    .where(and(eq(playlists.id, id), playlists.is_active));
  if (!row) throw notFound();
  return row;
};

/** In the order of the ids. */
export const named = async (db: Reader, user_id: number, ids: readonly number[]): Promise<Card[]> => {
  if (ids.length === 0) return [];
  const rows = await cards(db, user_id, inArray(media.id, [...ids]));
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
};

export const detail = async (db: Reader, user_id: number, id: number) => {
  const [row] = await db
    .select({
      ...CARD,
      url: media.url,
      file: media.file,
      description: media.description,
      hasCaptions: sql<boolean>`${media.captions} is not null`,
      transcript: media.transcript,
      tags: media.tags,
      related_media: media.related_media,
      solved: mediaViews.solved,
    })
    .from(media)
    .leftJoin(mediaViews, ownView(user_id))
    .where(and(eq(media.id, id), media.is_visible));
  if (!row) throw notFound();
  return row;
};

type Watch = { id: number; user_id: number };

/** Where the person stands, no further than there is; one row a person and video, however many windows write it. */
export const keepProgress = async (tx: Tx, { id, user_id }: Watch, position: number): Promise<void> => {
  const kept = await tx.db.execute(sql`
    insert into ${mediaViews} (media_id, user_id, position, furthest, started_at, updated_at)
    select id, ${user_id}, least(${position}, coalesce(duration, 0)), least(${position}, coalesce(duration, 0)), ${tx.now}, ${tx.now}
    from ${media} where id = ${id} and is_visible
    on conflict (media_id, user_id) do update
    set position = excluded.position, furthest = greatest(${mediaViews.furthest}, excluded.furthest), updated_at = excluded.updated_at
    returning media_id`);
  if (kept.rows.length === 0) throw notFound();
};

/** The video's row is locked first: of two who answer at once, the second counts both. Who only watches does not wait for them. */
export const keepSolved = async (tx: Tx, { id, user_id }: Watch, solved: boolean): Promise<void> => {
  const [shown] = await tx.db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, id), media.is_visible))
    .for('no key update');
  if (!shown) throw notFound();
  const stamps = { started_at: tx.now, updated_at: tx.now };
  await tx.db
    .insert(mediaViews)
    .values({ media_id: id, user_id, position: 0, furthest: 0, solved, ...stamps })
    .onConflictDoUpdate({ target: [mediaViews.media_id, mediaViews.user_id], set: { solved, updated_at: tx.now } });
  await tx.db.execute(sql`
    update ${media} set solved_count = said.yes, unsolved_count = said.no
    from (select count(*) filter (where solved) as yes, count(*) filter (where not solved) as no from ${mediaViews} where media_id = ${id}) said
    where id = ${id}`);
};
