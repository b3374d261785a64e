import type { StatementColumn } from '@esteto/domain/month/statement/csv-columns';
import type { StatementFormat } from '@esteto/domain/month/statement/statement-file';
import type { StatementStatus } from '@esteto/domain/month/statement/statement-life';
import type { Columns } from '@esteto/domain/shared/sheet/columns';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bigid, cents, id, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../platform/files.tables.ts';
import { users } from '../user/user.tables.ts';

/** `bank_code` as an OFX names it, '' where only a name was typed. Accounts of a company are opened one file after the other (lockCompany). */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    bank_code: text().notNull(),
    /** Its number as an OFX names it (`account`), sealed; null where none was told. */
    sealed_account: text(),
    name: text().notNull(),
    /** Nobody sees it any more, and nothing of it counts. */
    removed_at: instant(),
    /** The account that it turned out to be: what a file says of this one is of that one. */
    merged_into_id: bigid().references((): AnyPgColumn => bankAccounts.id),
  },
  (table) => [index('bank_accounts_company').on(table.company_id, table.id)],
);

/** A month of an account, from the first that is said of it on. */
export const statements = pgTable(
  'statements',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    bank_account_id: bigid()
      .notNull()
      .references(() => bankAccounts.id),
    year: integer().notNull(),
    month: integer().notNull(),
    status: text().$type<StatementStatus>().notNull(),
    opening_balance: cents(),
    closing_balance: cents(),
    sent_at: instant(),
    /** What is missing, in the team's words to the client. */
    message: text(),
  },
  (table) => [
    unique('statements_month').on(table.bank_account_id, table.year, table.month),
    index('statements_company').on(table.company_id, table.year, table.month),
  ],
);

/** `account_ids`: in the order of the file; `month`: 'YYYY-MM', that it was sent for. */
export type WaitingStatement = { by: 'doctor' | 'staff'; format: StatementFormat; month: string; account_ids: number[] };

/** A file of a bank as it was sent: what it brought to which months may be taken back as a whole. */
export const statementImports = pgTable(
  'statement_imports',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    file_id: text()
      .notNull()
      .references(() => files.id),
    fresh: integer().notNull(),
    repeated: integer().notNull(),
    /** 'YYYY-MM', in order. */
    months: jsonb().$type<string[]>().notNull(),
    /** The columns of a CSV that a person corrected: their names, and what each is. The account's next file with these names is read the same way. */
    headers: text(),
    columns: jsonb().$type<Columns<StatementColumn>>(),
    /** The movements of a file that a job keeps: how many there are, and how many were looked at. */
    total: integer(),
    done: integer(),
    /** What was said beside it, until it is kept or cannot be (`failed`, in words). */
    waiting: jsonb().$type<WaitingStatement>(),
    failed: text(),
    /** What a person must know of a file that a job kept. */
    warnings: jsonb().$type<string[]>(),
    undone_at: instant(),
    undone_by: bigid().references(() => users.id),
  },
  (table) => [index('statement_imports_company').on(table.company_id, table.id)],
);

/** Each file of a statement as it came, with what it says of the month: a second one completes the first and never replaces it. */
export const statementFiles = pgTable(
  'statement_files',
  {
    id: id(),
    statement_id: bigid()
      .notNull()
      .references(() => statements.id),
    file_id: text()
      .notNull()
      .references(() => files.id),
    format: text().$type<StatementFormat>().notNull(),
    checksum: text().notNull(),
    import_id: bigid()
      .notNull()
      .references(() => statementImports.id),
    is_whole: boolean().notNull(),
    opening_balance: cents(),
    closing_balance: cents(),
    first_day: date(),
    last_day: date(),
  },
  (table) => [
    unique('statement_files_content').on(table.statement_id, table.checksum),
    index('statement_files_import').on(table.import_id),
  ],
);

/**
 * A movement of an account, as its bank wrote it; it is never changed. One whose file was taken back (`undone_at`) counts no more. `is_said`: a reconciliation in force
 * says what it was; the database keeps it (explained-movements.ts).
 */
export const bankTransactions = pgTable(
  'bank_transactions',
  {
    id: id(),
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    bank_account_id: bigid()
      .notNull()
      .references(() => bankAccounts.id),
    statement_id: bigid()
      .notNull()
      .references(() => statements.id),
    fitid: text().notNull(),
    date: date().notNull(),
    amount: cents().notNull(),
    memo: text().notNull(),
    kind: text().notNull(),
    search_key: text().notNull(),
    import_id: bigid()
      .notNull()
      .references(() => statementImports.id),
    undone_at: instant(),
    is_said: boolean().notNull().default(false),
    /** Another movement that it may be: somebody has still to say whether they are two. */
    twin_id: bigid().references((): AnyPgColumn => bankTransactions.id),
  },
  (table) => [
    index('bank_transactions_date').on(table.bank_account_id, table.date, table.id),
    index('bank_transactions_company').on(table.company_id, table.date, table.id),
    index('bank_transactions_import').on(table.import_id),
    index('bank_transactions_waiting').on(table.company_id, table.date, table.id).where(sql`not is_said and undone_at is null`),
    index('bank_transactions_search').using('gin', table.search_key.op('gin_trgm_ops')),
    index('bank_transactions_amount').on(table.company_id, table.amount, table.id),
  ],
);
