import type { ListInput, Page } from '@esteto/contract/list';
import type { CashBookEntry, CashBookRow } from '@esteto/contract/money/cash-book';
import { ALIMONY_CODE, FOREIGN_TAX_CODE, SOCIAL_SECURITY_CODE, WORK_CODE } from '@esteto/domain/money/cash-book/cash-book-codes';
import { deductibleOf } from '@esteto/domain/money/cash-book/cash-book-entry';
import type { CashBookEntryForm, CashBookFilters } from '@esteto/domain/money/cash-book/cash-book-form';
import type { CashBookKind } from '@esteto/domain/money/cash-book/cash-book-life';
import type { CashBookSums } from '@esteto/domain/money/cash-book/cash-book-year';
import { needsReceipt as isOfReceipt } from '@esteto/domain/money/cash-book/receipt';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { searchKey } from '@esteto/domain/shared/text/text';
import { and, asc, type Column, eq, getTableColumns, gte, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { isInForce } from '../../../tables/boleto/boleto-scope.ts';
import { bookCompanyOf } from '../../../tables/cash-book/book-company.ts';
import {
  cashBooks,
  cashBookEntries as entries,
  cashBookMonths as months,
  cashBookProofs as proofs,
} from '../../../tables/cash-book/cash-book.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { doctors } from '../../../tables/doctor/doctor.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

/** Whoever looks after the company of a book looks after the book. */
export const analysts = alias(users, 'analysts');

export type EntryQuery = ListInput & Partial<CashBookFilters>;

export const ofPerson = (user_id: number): SQL | undefined => and(eq(entries.user_id, user_id), isNull(entries.deleted_at));

const monthOf = sql<string>`to_char(${entries.entry_date}, 'YYYY-MM')`;

const isClosed = sql<boolean>`exists (
  select 1 from ${months} where ${months.user_id} = ${entries.user_id} and ${months.month} = ${monthOf} and ${months.month_status} = 'closed')`;

/** As `receiptStanding` of the domain says it. */
const needsReceipt: SQL | undefined = and(eq(entries.kind, 'income'), eq(entries.code, WORK_CODE), eq(entries.received_from, 'PF'));
const hasReceipt: SQL = sql`(${entries.receipt_number} is not null and ${entries.receipt_cancelled_on} is null)`;
const withoutReceipt: SQL = sql`(${needsReceipt} and not ${hasReceipt})`;

const proofsCount = sql<number>`(select count(*) from ${proofs}
  where ${proofs.entry_id} = ${entries.id} and ${proofs.removed_at} is null)`.mapWith(Number);

const rowsOf = (db: Reader) =>
  db
    .select({ ...getTableColumns(entries), is_closed: isClosed, proofs_count: proofsCount })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.user_id));

export const list = (db: Reader, user_id: number, input: EntryQuery): Promise<Page<CashBookEntry>> =>
  readPage(
    db,
    {
      input,
      orders: { entry_date: entries.entry_date, amount: entries.amount },
      defaultOrder: '-entry_date',
      id: entries.id,
      sums: { amount: entries.amount, deductible: entries.deductible },
      where: and(
        ofPerson(user_id),
        containsKey(entries.search_key, input.search),
        input.kind ? eq(entries.kind, input.kind) : undefined,
        input.receipt === 'missing' ? withoutReceipt : undefined,
        input.receipt === 'issued' ? and(needsReceipt, hasReceipt) : undefined,
        input.month ? and(gte(entries.entry_date, firstDayOf(input.month)), lte(entries.entry_date, lastDayOf(input.month))) : undefined,
      ),
    },
    (where) => rowsOf(db).where(where),
  );

export const detail = async (db: Reader, user_id: number, id: number): Promise<CashBookEntry> => {
  const [row] = await rowsOf(db).where(and(eq(entries.id, id), ofPerson(user_id)));
  if (!row) throw notFound();
  return row;
};

/** What the entries of each month of a year come to, book by book. One statement. */
export const sums = async (db: Reader, user_ids: readonly number[], year: number): Promise<Map<number, CashBookSums[]>> => {
  const income = (from: string) =>
    sql<number>`coalesce(sum(${entries.amount} - coalesce(${entries.deduction}, 0))
      filter (where ${entries.kind} = 'income' and ${entries.received_from} = ${from}), 0)`.mapWith(Number);
  const paid = (code: string) => sql<number>`coalesce(sum(${entries.amount}) filter (where ${entries.code} = ${code}), 0)`.mapWith(Number);
  const rows = await db
    .select({
      user_id: entries.user_id,
      month: monthOf,
      income: sql<number>`coalesce(sum(${entries.amount}) filter (where ${entries.kind} = 'income'), 0)`.mapWith(Number),
      income_pf: income('PF'),
      income_pj: income('PJ'),
      income_ex: income('EX'),
      without_receipt: sql<number>`count(*) filter (where ${withoutReceipt})`.mapWith(Number),
      deductions: sql<number>`coalesce(sum(${entries.deductible}), 0)`.mapWith(Number),
      social_security: paid(SOCIAL_SECURITY_CODE),
      alimony: paid(ALIMONY_CODE),
      foreign_tax: paid(FOREIGN_TAX_CODE),
      entries_count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(entries)
    .where(and(inArray(entries.user_id, [...user_ids]), isNull(entries.deleted_at), inYear(year)))
    .groupBy(entries.user_id, monthOf);
  const byBook = new Map<number, CashBookSums[]>();
  for (const { user_id, ...sum } of rows) byBook.set(user_id, [...(byBook.get(user_id) ?? []), sum]);
  return byBook;
};

const inYear = (year: number): SQL | undefined => and(gte(entries.entry_date, `${year}-01-01`), lte(entries.entry_date, `${year}-12-31`));

/** For the Carnê-Leão Web, where what has a receipt of Receita Saúde stands by itself: imported, it would count twice. */
export const toDeclare = (db: Reader, user_id: number, year: number, kind: CashBookKind, limit: number) =>
  db
    .select()
    .from(entries)
    .where(and(ofPerson(user_id), inYear(year), eq(entries.kind, kind), sql`not ${hasReceipt}`))
    .orderBy(asc(entries.entry_date), asc(entries.id))
    .limit(limit);

export const settingsOf = (user_id: number): SQL => eq(cashBooks.user_id, user_id);

/** Whether the person said that they also work at home. */
export const worksAtHome = async (db: Reader, user_id: number): Promise<boolean> => {
  const [row] = await db.select({ works_at_home: cashBooks.works_at_home }).from(cashBooks).where(settingsOf(user_id));
  return row?.works_at_home ?? false;
};

/** CPF and registration of whoever keeps the book, as the receipts name them. */
export const professionalOf = async (db: Reader, user_id: number): Promise<{ cpf: string | null; registration: string | null }> => {
  const [row] = await db.select({ cpf: doctors.cpf, crms: doctors.crms }).from(doctors).where(eq(doctors.user_id, user_id));
  const crm = row?.crms[0];
  return { cpf: row?.cpf ?? null, registration: crm ? `CRM/${crm.state} ${crm.number}` : null };
};

export const NO_RECEIPT = { receipt_number: null, receipt_issued_on: null, receipt_cancelled_on: null };

export const columnsOf = (form: CashBookEntryForm) => ({
  ...form,
  ...(isOfReceipt(form) ? {} : NO_RECEIPT),
  deductible: form.kind === 'payment' ? deductibleOf(form) : 0,
  search_key: searchKey(`${form.history} ${form.payer_cnpj ?? ''} ${form.payer_cpf ?? ''} ${form.receipt_number ?? ''}`),
});

/** Whether a company of the person says that they work on their own. */
const worksOnTheirOwn: SQL = sql`exists (select 1 from ${memberships} tie join ${companies} own on own.id = tie.company_id
  where tie.user_id = ${users.id} and tie.user_type = 'partner' and tie.is_active and (own.type = 'natural_person' or own.is_self_employed))`;

/** Who keeps a book: partners who work on their own as far as a company of theirs says so, and whoever wrote in it, whatever their companies are. */
export const keepsBook: SQL | undefined = and(
  eq(users.type, 'doctor'),
  or(worksOnTheirOwn, sql`exists (select 1 from ${entries} where ${entries.user_id} = ${users.id} and ${entries.deleted_at} is null)`),
);

/** By name or CPF of the person. */
export const calledPerson = (db: Reader, search: string | null | undefined): SQL | undefined => {
  const byCpf = containsKey(doctors.cpf, search);
  return (
    byCpf && or(containsKey(users.search_key, search), inArray(users.id, db.select({ id: doctors.user_id }).from(doctors).where(byCpf)))
  );
};

const sumOf = (what: SQL, where: SQL, today: string) =>
  sql<number>`(select coalesce(sum(${what}), 0) from ${entries}
    where ${entries.user_id} = ${users.id} and ${entries.deleted_at} is null and ${where}
      and ${entries.entry_date} >= ${`${today.slice(0, 4)}-01-01`})`.mapWith(Number);

/** Books of people, with how far each of this year is. */
export const everyBook = (db: Reader, input: ListInput & { search?: string | null }, today: string): Promise<Page<CashBookRow>> => {
  const lastClosed = sql<string | null>`(select max(${months.month}) from ${months}
    where ${months.user_id} = ${users.id} and ${months.month_status} = 'closed')`;
  return readPage(
    db,
    {
      input,
      orders: { name: users.name },
      defaultOrder: 'name',
      id: users.id,
      where: and(keepsBook, calledPerson(db, input.search)),
    },
    (where) =>
      db
        .select({
          id: users.id,
          name: users.name,
          created_at: users.created_at,
          company_name: companies.name,
          analyst_name: analysts.name,
          income: sumOf(sql`${entries.amount}`, sql`${entries.kind} = 'income'`, today),
          deductions: sumOf(sql`${entries.deductible}`, sql`true`, today),
          entries_count: sumOf(sql`1`, sql`true`, today),
          last_entry_at: sql<string | null>`(select max(${entries.updated_at}) from ${entries}
            where ${entries.user_id} = ${users.id} and ${entries.deleted_at} is null)`.mapWith(entries.updated_at),
          last_closed: lastClosed,
          changed_since: sumOf(
            sql`1`,
            sql`${entries.updated_at} > coalesce((select max(${months.closed_at}) from ${months} where ${months.user_id} = ${users.id}), '-infinity')`,
            today,
          ),
          late_months: sql<number>`(select count(distinct ${monthOf}) from ${entries}
            where ${entries.user_id} = ${users.id} and ${entries.deleted_at} is null and ${monthOf} < ${today.slice(0, 7)}
              and not ${isClosed})`.mapWith(Number),
        })
        .from(users)
        .leftJoin(companies, eq(companies.id, bookCompanyOf(users.id)))
        .leftJoin(analysts, eq(analysts.id, companies.analyst_id))
        .where(where),
  );
};

/** The guide that stands for a month of a person's book. */
export const isGuideOf = (month: Column | SQL): SQL | undefined =>
  and(eq(boletos.taxpayer_id, users.id), eq(boletos.tax_key, 'carne_leao'), eq(boletos.competence, month), isInForce);

/** Dependents, and how each month of the year stands that has a row; 404 for whoever is no person of the doctors' app. */
export const bookOf = async (db: Reader, user_id: number, year: number) => {
  const rows = await db
    .select({
      dependents: cashBooks.dependents,
      works_at_home: cashBooks.works_at_home,
      month: months.month,
      month_status: months.month_status,
      figures: months.figures,
      guide: boletos,
    })
    .from(users)
    .leftJoin(cashBooks, eq(cashBooks.user_id, users.id))
    .leftJoin(months, and(eq(months.user_id, users.id), like(months.month, `${year}-%`)))
    .leftJoin(boletos, isGuideOf(months.month))
    .where(and(eq(users.id, user_id), eq(users.type, 'doctor')));
  const [first] = rows;
  if (!first) throw notFound();
  return {
    dependents: first.dependents ?? 0,
    works_at_home: first.works_at_home ?? false,
    standing: new Map(rows.map(({ month, ...standing }) => [month, standing])),
  };
};

/** Who keeps a book, and the company with which the office looks after it; 404 for whoever is no partner of any. */
export const keeperOf = async (db: Reader, user_id: number): Promise<{ name: string; company_id: number }> => {
  const [row] = await db
    .select({ name: users.name, company_id: bookCompanyOf(users.id).mapWith(Number) })
    .from(users)
    .where(and(eq(users.id, user_id), eq(users.type, 'doctor')));
  if (!row?.company_id) throw notFound();
  return { name: row.name, company_id: row.company_id };
};

/** Rows of those months, made where they are missing and locked: who writes an entry and who closes its month wait for each other. */
export const lockMonths = async (tx: Tx, user_id: number, wanted: readonly string[]) => {
  const by = tx.actor.user?.id ?? null;
  const stamps = { created_at: tx.now, updated_at: tx.now, created_by: by, updated_by: by };
  await tx.db
    .insert(months)
    .values([...new Set(wanted)].map((month) => ({ user_id, month, ...stamps })))
    .onConflictDoNothing();
  return tx.lockAll(months, { scope: and(eq(months.user_id, user_id), inArray(months.month, [...wanted])), most: wanted.length });
};
