import type { shownStep } from '@esteto/domain/law/tax/step';
import type { ReceivedFrom } from '@esteto/domain/money/cash-book/cash-book-form';
import type { CashBookKind, CashBookMonthStatus } from '@esteto/domain/money/cash-book/cash-book-life';
import type { CashBookMonth } from '@esteto/domain/money/cash-book/cash-book-year';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';

/** What a month of a book comes to, in cents, and what it was computed with. Kept with a month that is closed. */
export type CashBookFigures = Omit<CashBookMonth, 'steps'> & { dependents: number; steps: ReturnType<typeof shownStep>[] };

/** Facts of whoever keeps the book that count for the tax; without a row, none. */
export const cashBooks = pgTable('cash_books', {
  ...recordColumns,
  company_id: bigid()
    .notNull()
    .unique('cash_books_company')
    .references(() => companies.id),
  dependents: integer().notNull(),
});

export const cashBookEntries = pgTable(
  'cash_book_entries',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    kind: text().$type<CashBookKind>().notNull(),
    entry_date: date().notNull(),
    code: text().notNull(),
    amount: cents().notNull(),
    /** The part of the amount that diminishes the tax (domain: deductibleOf). */
    deductible: cents().notNull(),
    history: text().notNull(),
    received_from: text().$type<ReceivedFrom>(),
    payer_cpf: text(),
    beneficiary_cpf: text(),
    beneficiary_cpf_missing: boolean().notNull().default(false),
    payer_cnpj: text(),
    irrf_amount: cents(),
    deduction: cents(),
    competence: text(),
    is_home_office: boolean().notNull().default(false),
    search_key: text().notNull(),
    deleted_at: instant(),
  },
  (table) => [index('cash_book_entries_date').on(table.company_id, table.entry_date, table.id).where(sql`deleted_at is null`)],
);

/** A month of a book ('YYYY-MM'), from its first entry on. A closed one takes no changes. */
export const cashBookMonths = pgTable(
  'cash_book_months',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    month: text().notNull(),
    month_status: text().$type<CashBookMonthStatus>().notNull().default('open'),
    closed_at: instant(),
    /** As they were when it was closed. */
    figures: jsonb().$type<CashBookFigures>(),
  },
  (table) => [unique('cash_book_months_month').on(table.company_id, table.month)],
);
