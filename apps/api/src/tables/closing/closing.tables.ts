import type { TaxRegime } from '@esteto/domain/company/company/company-kinds';
import type { PresumidoMonthTax } from '@esteto/domain/law/tax/month-tax';
import type { ShownCheck } from '@esteto/domain/month/closing/closing-checks';
import {
  CHECK_RESULTS,
  CHECK_SIDES,
  type CheckResult,
  type CheckSide,
  CLOSING_STATUSES,
  type ClosingStatus,
} from '@esteto/domain/month/closing/closing-life';
import { type SQL, sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../platform/files.tables.ts';
import { users } from '../user/user.tables.ts';

/** Stands for a day that is none, so that lists have an order. */
export const NEVER = '9999-12-31';

/** What a month comes to: cents, rates as fractions; null where nothing can be said. Kept with a month that is closed. */
export type ClosingFigures = {
  regime: TaxRegime;
  on_cash_basis: boolean;
  revenue: number;
  /** The part of the revenue that is not issued yet; below, the same of the twelve months and of the DAS. */
  waiting: number;
  rbt12_waiting: number | null;
  das_waiting: number | null;
  /** What the DAS is a part of, and of it what has its ISS kept back. */
  base: number | null;
  without_iss: number | null;
  withheld: number;
  payroll: number | null;
  rbt12: number | null;
  ratio: string | null;
  cpp12: number | null;
  annex: 'III' | 'V' | null;
  /** Months of the fator R whose payroll nobody has told. */
  untold: string[];
  effective_rate: string | null;
  das_calculated: number | null;
  /** Why there is no DAS, in a person's words. */
  das_problem: string | null;
  presumido: PresumidoMonthTax | null;
  /** Profit that may be paid out free of tax without bookkeeping; null outside the Simples. */
  dividends_free: number | null;
};

/** The place of a column's word among all that it may be; what has none comes after them. */
const placeIn = (column: string, words: readonly string[]) =>
  integer()
    .notNull()
    .generatedAlwaysAs(
      (): SQL =>
        sql.raw(`coalesce(array_position(array[${words.map((word) => `'${word}'`).join(', ')}]::text[], ${column}), ${words.length + 1})`),
    );

/** A month ('YYYY-MM') of a company. `name` as it was when it was opened. */
export const closings = pgTable(
  'closings',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    month: text().notNull(),
    name: text().notNull(),
    status: text().$type<ClosingStatus>().notNull().default('not_started'),
    analyst_id: bigid().references(() => users.id),
    /** As the extract of the PGDAS-D says them. */
    das_official: cents(),
    revenue_official: cents(),
    rbt12_official: cents(),
    /** The extract itself, where it was read: the evidence of the three. */
    extract_file_id: text().references(() => files.id),
    observations: text(),
    /** Who sent it to review: another person closes it. */
    reviewed_for: bigid().references(() => users.id),
    reviewer_id: bigid().references(() => users.id),
    reason: text(),
    started_on: date(),
    closed_at: instant(),
    /** When one of its partners first looked at it since then. */
    client_seen_at: instant(),
    /** How often the law changed it from outside since then. */
    changed_after: integer().notNull().default(0),
    /** As a job found them last, or as they were when it was closed. */
    checks: jsonb().$type<ShownCheck[]>(),
    /** As they were when it was closed. */
    figures: jsonb().$type<ClosingFigures>(),
    /** Those with which it was closed before it was opened again: people are told the difference. */
    former_figures: jsonb().$type<ClosingFigures>(),
    // What the checks come to, kept so that lists of many companies find and order by it.
    judged_on: date(),
    result: text().$type<CheckResult>().notNull().default('block'),
    /** The first of what does not pass, and whose turn it is. */
    fault: text(),
    turn: text().$type<CheckSide>(),
    /** Since when it is as bad as it is; the end of time where all is well. */
    since: date().notNull().default(NEVER),
    /** What is open of it costs once it is late, by today's rates. */
    penalty: cents().notNull().default(0),
    // How lists are put in order by words: as the words follow each other, and nobody's last.
    status_order: placeIn('status', CLOSING_STATUSES),
    result_order: placeIn('result', CHECK_RESULTS),
    turn_order: placeIn('turn', CHECK_SIDES),
    analyst_order: bigid()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(analyst_id, 9007199254740991)`),
  },
  (table) => [
    unique('closings_month').on(table.company_id, table.month),
    index('closings_name').on(table.month, table.name, table.id),
    index('closings_created').on(table.month, table.created_at, table.id),
    index('closings_judged').on(table.company_id, table.judged_on).where(sql`status not in ('closed', 'no_movement', 'waived')`),
  ],
);
