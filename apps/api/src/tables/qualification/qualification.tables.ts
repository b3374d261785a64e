import type { QualificationKind } from '@esteto/domain/duty/qualification/qualification-kinds';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { managementGroups } from '../management-group/management-group.tables.ts';

/** What a group asks of whoever works for it, or for some of its shifts. */
export const qualifications = pgTable(
  'qualifications',
  {
    ...recordColumns,
    group_id: bigid()
      .notNull()
      .references(() => managementGroups.id),
    name: text().notNull(),
    kind: text().$type<QualificationKind>().notNull(),
    requires_document: boolean().notNull().default(true),
    /** For how many months a document of it holds; null without an end. */
    validity_months: integer(),
    /** Asked of every shift in these units; null where only the shifts that name it ask for it, empty for every unit. */
    mandatory_unit_ids: bigid().array(),
    is_active: boolean().notNull().default(true),
    search_key: text().notNull(),
    deleted_at: instant(),
  },
  (table) => [
    uniqueIndex('qualifications_group_name').on(table.group_id, table.name).where(sql`deleted_at is null`),
    index('qualifications_search').using('gin', table.search_key.op('gin_trgm_ops')),
  ],
);
