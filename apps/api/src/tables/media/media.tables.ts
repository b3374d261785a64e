import type { HelpPlace } from '@esteto/domain/office/media/help-place';
import type { MediaCategory, MediaLocal, MediaType } from '@esteto/domain/office/media/media-kinds';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bigid, id, instant, recordColumns } from '../../platform/database/columns.ts';

export const media = pgTable(
  'media',
  {
    ...recordColumns,
    title: text().notNull(),
    type: text().$type<MediaType>().notNull(),
    url: text(),
    file: text(),
    poster: text(),
    duration: integer(),
    description: text(),
    captions: text(),
    transcript: text(),
    category: text().$type<MediaCategory>().notNull(),
    local: text().$type<MediaLocal>().notNull(),
    is_visible: boolean().notNull(),
    is_fixed: boolean().notNull(),
    related_media: jsonb().$type<number[]>().notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    help_places: jsonb().$type<HelpPlace[]>().notNull(),
    /** As staff order them; below zero for those that came since. */
    sort_order: integer().notNull(),
    /** The order in which people see them: what is fixed comes first. */
    place: integer().notNull().generatedAlwaysAs(sql`sort_order - case when is_fixed then 1000000 else 0 end`),
    /** Answers to 'Isto resolveu?', counted when one is given. */
    solved_count: integer().notNull().default(0),
    unsolved_count: integer().notNull().default(0),
    unsolved_share: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`case when solved_count + unsolved_count = 0 then -1 else unsolved_count * 100 / (solved_count + unsolved_count) end`,
      ),
    search_key: text().notNull(),
  },
  (table) => [
    index('media_created').on(table.created_at, table.id),
    index('media_place').on(table.local, table.place, table.id),
    index('media_search').using('gin', table.search_key.op('gin_trgm_ops')),
  ],
);

/** How far a person has come with one of them, in seconds, and whether it helped. */
export const mediaViews = pgTable(
  'media_views',
  {
    id: id(),
    media_id: bigid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    user_id: bigid().notNull(),
    position: integer().notNull(),
    furthest: integer().notNull(),
    solved: boolean(),
    started_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    unique('media_views_person').on(table.media_id, table.user_id),
    index('media_views_user').on(table.user_id, table.updated_at),
  ],
);
