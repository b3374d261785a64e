import type { CollegeKind } from '@esteto/domain/company/college/college-form';
import type { Uf } from '@esteto/domain/shared/tables/uf';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';

/** Few hundreds. A double stays as what it was merged into, so that what was told of it in the past still has its name. */
export const colleges = pgTable(
  'colleges',
  {
    ...recordColumns,
    name: text().notNull(),
    acronym: text(),
    state: text().$type<Uf>().notNull(),
    ibge: text().notNull(),
    city: text().notNull(),
    kind: text().$type<CollegeKind>().notNull(),
    cnpj: text(),
    mec_code: integer(),
    is_active: boolean().notNull().default(true),
    merged_into_id: bigid().references((): AnyPgColumn => colleges.id),
    /** Its name alone, blind to case and accents. */
    name_key: text().notNull(),
    search_key: text().notNull(),
  },
  (table) => [
    uniqueIndex('colleges_place').on(table.name_key, table.ibge).where(sql`merged_into_id is null`),
    index('colleges_name').on(table.name, table.id),
  ],
);
