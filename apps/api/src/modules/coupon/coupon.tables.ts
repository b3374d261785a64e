import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, recordColumns } from '../../platform/database/columns.ts';

/** Who used it are the subscriptions that name it. */
export const coupons = pgTable(
  'coupons',
  {
    ...recordColumns,
    code: text().notNull().unique('coupons_code'),
    name: text().notNull(),
    discount: text().$type<'percentage' | 'amount'>().notNull(),
    percentage: text(),
    amount: cents(),
    max_payments: integer(),
    max_uses: integer(),
    max_uses_per_doctor: integer(),
    uses_count: integer().notNull().default(0),
    valid_from: date(),
    valid_until: date(),
    plan_ids: jsonb().$type<number[]>().notNull(),
    colleges: jsonb().$type<string[]>().notNull(),
    only_residents: boolean().notNull(),
    only_indication: boolean().notNull(),
    is_active: boolean().notNull(),
    search_key: text().notNull(),
  },
  (table) => [index('coupons_created').on(table.created_at, table.id)],
);
