import type { shownStep } from '@esteto/domain/law/tax/step';
import type { ReceivedFrom } from '@esteto/domain/money/cash-book/cash-book-form';
import type { CashBookKind, CashBookMonthStatus } from '@esteto/domain/money/cash-book/cash-book-life';
import type { CashBookMonth } from '@esteto/domain/money/cash-book/cash-book-year';
import type { EntryColumns } from '@esteto/domain/money/cash-book/entry-columns';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../platform/files.tables.ts';
import { users } from '../user/user.tables.ts';

/** What a month of a book comes to, in cents, and what it was computed with. Kept with a month that is closed. */
export type CashBookFigures = Omit<CashBookMonth, 'steps'> & { dependents: number; steps: ReturnType<typeof shownStep>[] };

// A book is a person's: the carnê-leão is owed by CPF (Lei 7.713/1988, art. 8º), whatever companies the person is a partner of.

/** Facts of whoever keeps the book that count for the tax; without a row, none. */
export const cashBooks = pgTable('cash_books', {
  ...recordColumns,
  user_id: bigid()
    .notNull()
    .unique('cash_books_person')
    .references(() => users.id),
  dependents: integer().notNull(),
  /** Whether a share of the home's costs is deducted. */
  works_at_home: boolean().notNull().default(false),
});

/** A file from which entries came, or receipts of entries: what it brought may be taken back as a whole. */
export const cashBookImports = pgTable(
  'cash_book_imports',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    file_name: text().notNull(),
    /** The names of its columns and what each was taken for: the next file with these names is read the same way. */
    headers: text().notNull(),
    columns: jsonb().$type<EntryColumns>().notNull(),
    fresh: integer().notNull(),
    matched: integer().notNull(),
    repeated: integer().notNull(),
    undone_at: instant(),
  },
  (table) => [index('cash_book_imports_person').on(table.user_id, table.id)],
);

export const cashBookEntries = pgTable(
  'cash_book_entries',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
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
    /** Told apart from the amount, as the program of the Receita asks. */
    fine: cents(),
    interest: cents(),
    is_home_office: boolean().notNull().default(false),
    /** The receipt of Receita Saúde. Also an entry of a closed month gets one, and loses it. */
    receipt_number: text(),
    receipt_issued_on: date(),
    receipt_cancelled_on: date(),
    /** The file from which the entry came, and the one from which the receipt of an entry that was there did. */
    import_id: bigid().references(() => cashBookImports.id),
    receipt_import_id: bigid().references(() => cashBookImports.id),
    search_key: text().notNull(),
    deleted_at: instant(),
  },
  (table) => [
    index('cash_book_entries_date').on(table.user_id, table.entry_date, table.id).where(sql`deleted_at is null`),
    uniqueIndex('cash_book_entries_receipt').on(table.user_id, table.receipt_number).where(sql`deleted_at is null`),
    index('cash_book_entries_import').on(table.import_id).where(sql`import_id is not null`),
    index('cash_book_entries_receipt_import').on(table.receipt_import_id).where(sql`receipt_import_id is not null`),
  ],
);

/** A paper of an entry. Its file is kept in the company in which it was sent, and is the person's alone. */
export const cashBookProofs = pgTable(
  'cash_book_proofs',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    entry_id: bigid()
      .notNull()
      .references(() => cashBookEntries.id),
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    file_id: text()
      .notNull()
      .references(() => files.id),
    removed_at: instant(),
  },
  (table) => [
    index('cash_book_proofs_entry').on(table.entry_id).where(sql`removed_at is null`),
    index('cash_book_proofs_person').on(table.user_id),
  ],
);

/** A month of a book ('YYYY-MM'), from its first entry on. A closed one takes no changes. */
export const cashBookMonths = pgTable(
  'cash_book_months',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    month: text().notNull(),
    month_status: text().$type<CashBookMonthStatus>().notNull().default('open'),
    closed_at: instant(),
    /** As they were when it was closed. */
    figures: jsonb().$type<CashBookFigures>(),
  },
  (table) => [unique('cash_book_months_month').on(table.user_id, table.month)],
);
