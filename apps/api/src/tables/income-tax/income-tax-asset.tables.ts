import type { IncomeTaxAssetGroup } from '@esteto/domain/tax/income-tax/income-tax-asset-groups';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

/** What somebody told that they have or owe at the end of a calendar year: a row for each year, so that a former one stays as it was. */
export const incomeTaxAssets = pgTable(
  'income_tax_assets',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    calendar_year: integer().notNull(),
    group_code: text().$type<IncomeTaxAssetGroup>().notNull(),
    description: text().notNull(),
    document: text(),
    registration: text(),
    value_before: cents().notNull(),
    value: cents().notNull(),
    /** What was told of the year before and this goes on with. */
    follows_id: bigid(),
    deleted_at: instant(),
  },
  (table) => [
    index('income_tax_assets_year').on(table.user_id, table.calendar_year, table.id).where(sql`deleted_at is null`),
    uniqueIndex('income_tax_assets_follows').on(table.follows_id).where(sql`deleted_at is null`),
  ],
);
