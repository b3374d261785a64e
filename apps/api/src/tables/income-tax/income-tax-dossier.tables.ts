import type { IncomeTaxFactKind } from '@esteto/domain/tax/income-tax/income-tax-fact-kinds';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

/** What somebody told of a calendar year of theirs. It stands beside what the product computes and never takes its place. */
export const incomeTaxFacts = pgTable(
  'income_tax_facts',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    calendar_year: integer().notNull(),
    kind: text().$type<IncomeTaxFactKind>().notNull(),
    name: text().notNull(),
    document: text(),
    amount: cents().notNull(),
    social_security: cents().notNull(),
    tax: cents().notNull(),
    thirteenth: cents().notNull(),
    thirteenth_tax: cents().notNull(),
    left_out: boolean().notNull(),
    note: text(),
    deleted_at: instant(),
  },
  (table) => [index('income_tax_facts_year').on(table.user_id, table.calendar_year, table.id).where(sql`deleted_at is null`)],
);
