import type { ListInput, Page } from '@esteto/contract/list';
import type { CashBookEntry, CashBookRow } from '@esteto/contract/money/cash-book';
import { deductibleOf } from '@esteto/domain/money/cash-book/cash-book-entry';
import type { CashBookEntryForm, CashBookFilters } from '@esteto/domain/money/cash-book/cash-book-form';
import type { CashBookKind } from '@esteto/domain/money/cash-book/cash-book-life';
import type { CashBookSums } from '@esteto/domain/money/cash-book/cash-book-year';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { searchKey } from '@esteto/domain/shared/text/text';
import { and, asc, eq, getTableColumns, gte, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { cashBooks, cashBookEntries as entries, cashBookMonths as months } from '../../../tables/cash-book/cash-book.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { doctors } from '../../../tables/doctor/doctor.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export type EntryQuery = ListInput & Partial<CashBookFilters>;

export const ofCompany = (company_id: number): SQL | undefined => and(eq(entries.company_id, company_id), isNull(entries.deleted_at));

const monthOf = sql<string>`to_char(${entries.entry_date}, 'YYYY-MM')`;

const isClosed = sql<boolean>`exists (
  select 1 from ${months} where ${months.company_id} = ${entries.company_id} and ${months.month} = ${monthOf} and ${months.month_status} = 'closed')`;

const rowsOf = (db: Reader) =>
  db
    .select({ ...getTableColumns(entries), is_closed: isClosed })
    .from(entries)
    .innerJoin(companies, eq(companies.id, entries.company_id));

export const list = (db: Reader, company_id: number, input: EntryQuery): Promise<Page<CashBookEntry>> =>
  readPage(
    db,
    {
      input,
      orders: { entry_date: entries.entry_date, amount: entries.amount },
      defaultOrder: '-entry_date',
      id: entries.id,
      sums: { amount: entries.amount, deductible: entries.deductible },
      where: and(
        ofCompany(company_id),
        containsKey(entries.search_key, input.search),
        input.kind ? eq(entries.kind, input.kind) : undefined,
        input.month ? and(gte(entries.entry_date, firstDayOf(input.month)), lte(entries.entry_date, lastDayOf(input.month))) : undefined,
      ),
    },
    (where) => rowsOf(db).where(where),
  );

export const detail = async (db: Reader, company_id: number, id: number): Promise<CashBookEntry> => {
  const [row] = await rowsOf(db).where(and(eq(entries.id, id), ofCompany(company_id)));
  if (!row) throw notFound();
  return row;
};

/** What the entries of each month of a year come to, book by book. One statement. */
export const sums = async (db: Reader, company_ids: readonly number[], year: number): Promise<Map<number, CashBookSums[]>> => {
  const income = (from: string) =>
    sql<number>`coalesce(sum(${entries.amount} - coalesce(${entries.deduction}, 0))
      filter (where ${entries.kind} = 'income' and ${entries.received_from} = ${from}), 0)`.mapWith(Number);
  const rows = await db
    .select({
      company_id: entries.company_id,
      month: monthOf,
      income: sql<number>`coalesce(sum(${entries.amount}) filter (where ${entries.kind} = 'income'), 0)`.mapWith(Number),
      income_pf: income('PF'),
      income_pj: income('PJ'),
      income_ex: income('EX'),
      deductions: sql<number>`coalesce(sum(${entries.deductible}), 0)`.mapWith(Number),
      social_security: sql<number>`coalesce(sum(${entries.amount}) filter (where ${entries.code} like 'P20.01.00001'), 0)`.mapWith(Number),
      entries_count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(entries)
    .where(and(inArray(entries.company_id, [...company_ids]), isNull(entries.deleted_at), inYear(year)))
    .groupBy(entries.company_id, monthOf);
  const byBook = new Map<number, CashBookSums[]>();
  for (const { company_id, ...sum } of rows) byBook.set(company_id, [...(byBook.get(company_id) ?? []), sum]);
  return byBook;
};

const inYear = (year: number): SQL | undefined => and(gte(entries.entry_date, `${year}-01-01`), lte(entries.entry_date, `${year}-12-31`));

export const ofYear = (db: Reader, company_id: number, year: number, kind: CashBookKind, limit: number) =>
  db
    .select()
    .from(entries)
    .where(and(ofCompany(company_id), inYear(year), eq(entries.kind, kind)))
    .orderBy(asc(entries.entry_date), asc(entries.id))
    .limit(limit);

export const settingsOf = (company_id: number): SQL => eq(cashBooks.company_id, company_id);

/** CPF and registration of whoever owns the company, as the receipts name them. */
export const professionalOf = async (db: Reader, company_id: number): Promise<{ cpf: string | null; registration: string | null }> => {
  const [row] = await db
    .select({ cpf: doctors.cpf, crms: doctors.crms })
    .from(memberships)
    .innerJoin(doctors, eq(doctors.user_id, memberships.user_id))
    .where(and(eq(memberships.company_id, company_id), eq(memberships.is_owner, true)))
    .orderBy(asc(memberships.id))
    .limit(1);
  const crm = row?.crms[0];
  return { cpf: row?.cpf ?? null, registration: crm ? `CRM/${crm.state} ${crm.number}` : null };
};

export const columnsOf = (form: CashBookEntryForm) => ({
  ...form,
  deductible: form.kind === 'payment' ? deductibleOf(form) : 0,
  search_key: searchKey(`${form.history} ${form.payer_cnpj ?? ''} ${form.payer_cpf ?? ''}`),
});

const sumOf = (what: SQL, where: SQL, today: string) =>
  sql<number>`(select coalesce(sum(${what}), 0) from ${entries}
    where ${entries.company_id} = ${companies.id} and ${entries.deleted_at} is null and ${where}
      and ${entries.entry_date} >= ${`${today.slice(0, 4)}-01-01`})`.mapWith(Number);

/** Natural people and those who also work on their own, with how far their book of this year is. */
export const everyBook = (db: Reader, input: ListInput & { search?: string | null }, today: string): Promise<Page<CashBookRow>> => {
  const lastClosed = sql<string | null>`(select max(${months.month}) from ${months}
    where ${months.company_id} = ${companies.id} and ${months.month_status} = 'closed')`;
  return readPage(
    db,
    {
      input,
      orders: { name: companies.name },
      defaultOrder: 'name',
      id: companies.id,
      where: and(
        or(eq(companies.type, 'natural_person'), eq(companies.is_self_employed, true)),
        containsKey(companies.search_key, input.search),
      ),
    },
    (where) =>
      db
        .select({
          id: companies.id,
          name: companies.name,
          created_at: companies.created_at,
          analyst_name: users.name,
          owner_name: sql<
            string | null
          >`(select owners.name from ${memberships} join ${users} as owners on owners.id = ${memberships.user_id}
            where ${memberships.company_id} = ${companies.id} and ${memberships.is_owner} order by ${memberships.id} limit 1)`,
          income: sumOf(sql`${entries.amount}`, sql`${entries.kind} = 'income'`, today),
          deductions: sumOf(sql`${entries.deductible}`, sql`true`, today),
          entries_count: sumOf(sql`1`, sql`true`, today),
          last_entry_at: sql<string | null>`(select max(${entries.updated_at}) from ${entries}
            where ${entries.company_id} = ${companies.id} and ${entries.deleted_at} is null)`.mapWith(entries.updated_at),
          last_closed: lastClosed,
          changed_since: sumOf(
            sql`1`,
            sql`${entries.updated_at} > coalesce((select max(${months.closed_at}) from ${months} where ${months.company_id} = ${companies.id}), '-infinity')`,
            today,
          ),
          late_months: sql<number>`(select count(distinct ${monthOf}) from ${entries}
            where ${entries.company_id} = ${companies.id} and ${entries.deleted_at} is null and ${monthOf} < ${today.slice(0, 7)}
              and not ${isClosed})`.mapWith(Number),
        })
        .from(companies)
        .leftJoin(users, eq(users.id, companies.analyst_id))
        .where(where),
  );
};

/** Dependents, and how each month of the year stands that has a row; 404 for a company that is none. */
export const bookOf = async (db: Reader, company_id: number, year: number) => {
  const rows = await db
    .select({ dependents: cashBooks.dependents, month: months.month, month_status: months.month_status, figures: months.figures })
    .from(companies)
    .leftJoin(cashBooks, eq(cashBooks.company_id, companies.id))
    .leftJoin(months, and(eq(months.company_id, companies.id), like(months.month, `${year}-%`)))
    .where(eq(companies.id, company_id));
  const [first] = rows;
  if (!first) throw notFound();
  return { dependents: first.dependents ?? 0, standing: new Map(rows.map(({ month, ...standing }) => [month, standing])) };
};

/** Rows of those months, made where they are missing and locked: who writes an entry and who closes its month wait for each other. */
export const lockMonths = async (tx: Tx, company_id: number, wanted: readonly string[]) => {
  const by = tx.actor.user?.id ?? null;
  const stamps = { created_at: tx.now, updated_at: tx.now, created_by: by, updated_by: by };
  await tx.db
    .insert(months)
    .values([...new Set(wanted)].map((month) => ({ company_id, month, ...stamps })))
    .onConflictDoNothing();
  return tx.lockAll(months, { scope: and(eq(months.company_id, company_id), inArray(months.month, [...wanted])), most: wanted.length });
};
