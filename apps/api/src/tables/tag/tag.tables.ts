import type { TagColor, TagScope } from '@esteto/domain/duty/tag/tag-kinds';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';

/** A word with a colour by which a group sorts its shifts, professionals or units. */
export const tags = pgTable(
  'tags',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    name: text().notNull(),
    color: text().$type<TagColor>().notNull(),
    scope: text().$type<TagScope>().notNull(),
    is_active: boolean().notNull().default(true),
    search_key: text().notNull(),
    deleted_at: instant(),
  },
  (table) => [
    uniqueIndex('tags_group_scope_name').on(table.group_id, table.scope, table.name).where(sql`deleted_at is null`),
    index('tags_search').using('gin', table.search_key.op('gin_trgm_ops')),
  ],
);
