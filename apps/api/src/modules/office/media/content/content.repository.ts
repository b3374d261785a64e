import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../../platform/database/database.ts';
import { media } from '../../../../tables/media/media.tables.ts';
import { playlists } from '../../../../tables/media/playlist.tables.ts';
import { files } from '../../../../tables/platform/files.tables.ts';
import type { ContentLink } from './media-links.ts';

/** What an address leads to. `is_open`: to people beside the staff. */
export type Content = {
  is_open: boolean;
  file: { id: string; mime: string; name: string } | null;
  captions: string | null;
  url: string | null;
};

const FILE = { id: files.id, mime: files.mime, name: files.name };

/** Null when the record is gone. */
export const contentOf = async (db: Reader, { part, id }: Pick<ContentLink, 'part' | 'id'>): Promise<Content | null> => {
  if (part === 'thumbnail') {
    const [row] = await db
      .select({ is_open: playlists.is_active, file: FILE })
      .from(playlists)
      .leftJoin(files, eq(files.id, playlists.thumbnail))
      .where(eq(playlists.id, id));
    return row ? { ...row, captions: null, url: null } : null;
  }
  const named: Record<typeof part, PgColumn | null> = { file: media.file, poster: media.poster, captions: null, embed: null };
  const [row] = await db
    .select({ is_open: media.is_visible, file: FILE, captions: media.captions, url: media.url })
    .from(media)
    .leftJoin(files, isNamedBy(named[part]))
    .where(eq(media.id, id));
  return row ?? null;
};

const isNamedBy = (column: PgColumn | null): SQL => (column ? eq(files.id, column) : eq(files.id, ''));
