import type { PlaylistRow } from '@esteto/contract/office/media';
import { asc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { media } from '../../../../tables/media/media.tables.ts';
import { playlists } from '../../../../tables/media/playlist.tables.ts';

const MOST_LISTED = 500;

export const list = (db: Reader): Promise<PlaylistRow[]> =>
  db
    .select({
      id: playlists.id,
      version: playlists.version,
      title: playlists.title,
      local: playlists.local,
      is_active: playlists.is_active,
      // The videos are counted in their own table: the list still holds the id of one that was deleted since.
      media_count: sql<number>`(select count(*) from ${media} where ${playlists}.media_ids @> to_jsonb(${media}.id))`.mapWith(Number),
    })
    .from(playlists)
    .orderBy(asc(playlists.title), asc(playlists.id))
    .limit(MOST_LISTED);

export const find = async (db: Reader, id: number) => {
  const [row] = await db.select().from(playlists).where(eq(playlists.id, id));
  if (!row) throw notFound();
  return row;
};

export const remove = async (tx: Tx, id: number): Promise<void> => {
  await tx.db.delete(playlists).where(eq(playlists.id, id));
};
