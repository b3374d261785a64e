import type { MediaLocal } from '@esteto/domain/office/media/media-kinds';
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/database/columns.ts';

/** `media_ids`: in order. One that was deleted since is passed over. */
export const playlists = pgTable('media_playlists', {
  ...recordColumns,
  title: text().notNull(),
  thumbnail: text(),
  local: text().$type<MediaLocal>().notNull(),
  is_active: boolean().notNull(),
  media_ids: jsonb().$type<number[]>().notNull(),
});
