import type { ListInput, Page } from '@esteto/contract/list';
import type { CashBookClosingRow } from '@esteto/contract/money/cash-book';
import { type CashBookClosingFilters, cashBookClosingFilters } from '@esteto/domain/money/cash-book/cash-book-form';
import type { CashBookMonthStatus } from '@esteto/domain/money/cash-book/cash-book-life';
import { addCompetence, competenceOf, firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, between, eq, exists, isNull, like, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { pile } from '../../../platform/database/pile.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { bookCompanyOf } from '../../../tables/cash-book/book-company.ts';
import {
  type CashBookFigures,
  cashBooks,
  cashBookEntries as entries,
  cashBookMonths as months,
} from '../../../tables/cash-book/cash-book.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { type ToldTables, toldTables } from '../../month/accounting-parameter/accounting-parameter-scope.ts';
import { analysts, calledPerson, isGuideOf, keepsBook } from './cash-book.repository.ts';

const ofYear = alias(months, 'of_year');

type Query = ListInput & Partial<CashBookClosingFilters> & { month: string };

type Standing = { month: string; month_status: CashBookMonthStatus; figures: CashBookFigures | null };

/** `year`: of a month that is closed, how all of its year stand that have a row. */
type ClosingRow = Omit<CashBookClosingRow, 'changes' | 'guide'> & {
  guide: Row<typeof boletos> | null;
  dependents: number | null;
  year: Standing[] | null;
  /** Beside them, what their taxes are computed by. */
  law: ToldTables | null;
};

/** Who keeps a book, with what a month of it came to and whether it is closed. A month without a row is open. */
export const closings = (db: Reader, { month, ...input }: Query): Promise<Page<ClosingRow>> => {
  const sumOf = (what: SQL, where?: SQL): SQL =>
    sql`(select coalesce(${what}, 0) from ${entries}
      where ${and(eq(entries.user_id, users.id), isNull(entries.deleted_at), between(entries.entry_date, firstDayOf(month), lastDayOf(month)), where)})`;
  return readPage(
    db,
    {
      input,
      orders: { name: users.name },
      defaultOrder: 'name',
      id: users.id,
      where: matching(db, month, input),
    },
    (where) =>
      db
        .select({
          id: users.id,
          name: users.name,
          company_name: companies.name,
          analyst_name: analysts.name,
          month: sql<string>`${month}::text`,
          month_status: sql<CashBookMonthStatus>`coalesce(${months.month_status}, 'open')`,
          closed_at: months.closed_at,
          entries_count: sumOf(sql`count(*)`).mapWith(Number),
          income: sql<number>`coalesce(${kept('income')}, ${sumOf(sql`sum(${entries.amount})`, eq(entries.kind, 'income'))})`.mapWith(
            Number,
          ),
          deductions: sql<number>`coalesce(${kept('deductions')}, ${sumOf(sql`sum(${entries.deductible})`)})`.mapWith(Number),
          taxable: sql<number | null>`${kept('taxable')}`.mapWith(entries.amount),
          darf: sql<number | null>`${kept('darf')}`.mapWith(entries.amount),
          guide: boletos,
          dependents: cashBooks.dependents,
          law: sql<ToldTables | null>`case when ${months.month_status} = 'closed' then ${toldTables} end`,
          year: sql<Standing[] | null>`case when ${months.month_status} = 'closed' then (
            select json_agg(json_build_object('month', ${ofYear.month}, 'month_status', ${ofYear.month_status}, 'figures', ${ofYear.figures}))
            from ${months} as of_year where ${eq(ofYear.user_id, users.id)} and ${like(ofYear.month, `${month.slice(0, 4)}-%`)}) end`,
        })
        .from(users)
        .leftJoin(companies, eq(companies.id, bookCompanyOf(users.id)))
        .leftJoin(analysts, eq(analysts.id, companies.analyst_id))
        .leftJoin(cashBooks, eq(cashBooks.user_id, users.id))
        .leftJoin(months, and(eq(months.user_id, users.id), eq(months.month, month)))
        .leftJoin(boletos, isGuideOf(sql`${month}::text`))
        .where(where),
  );
};

/** Who looks after the company of the book. */
const analystOf: SQL = sql`(select looked.analyst_id from ${companies} looked where looked.id = ${bookCompanyOf(users.id)})`;

const matching = (db: Reader, month: string, input: Partial<CashBookClosingFilters>): SQL | undefined =>
  and(
    keepsBook,
    calledPerson(db, input.search),
    input.analyst_id ? eq(analystOf, input.analyst_id) : undefined,
    input.month_status ? stands(db, month, input.month_status) : undefined,
  );

/** A figure of a closed month, as it was when it was closed; null of an open one. */
const kept = (key: 'income' | 'deductions' | 'taxable' | 'darf'): SQL => sql`(${months.figures} ->> ${key}::text)::bigint`;

const stands = (db: Reader, month: string, status: CashBookMonthStatus): SQL => {
  const rows = (where?: SQL) =>
    db
      .select({ id: months.id })
      .from(months)
      .where(and(eq(months.user_id, users.id), eq(months.month, month), where));
  const isSo = exists(rows(eq(months.month_status, status)));
  return status === 'open' ? (or(isSo, notExists(rows())) ?? isSo) : isSo;
};

/** Cash books of the month that the list opens with. Counted on the home of the staff by the filters of the list. */
export const piles = (db: Reader, today: string) => {
  const month = addCompetence(competenceOf(today), -1);
  return {
    cash_book_closings: pile(cashBookClosingFilters, {
      from: users,
      person: analystOf,
      where: (filters) => matching(db, month, filters),
    }),
  };
};
