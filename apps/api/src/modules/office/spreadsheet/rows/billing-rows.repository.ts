import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, asc, between, countDistinct, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../../tables/invoice/payment.tables.ts';
import { countsAsRevenue, revenue } from '../../../month/month/revenue-scope.ts';
import { amount, type Column, documentOf, headerOf, month, type Period, type Source } from '../spreadsheet-source.ts';

type Row = {
  company: string;
  cnpj: string | null;
  cpf: string | null;
  month: string;
  notes: number;
  revenue: number;
  withheld: number;
  cancelled: number;
  received: number;
};

const COLUMNS: readonly Column<Row>[] = [
  ['Empresa', ({ company }) => company],
  ['CPF/CNPJ', documentOf],
  ['Mês', (row) => month(row.month)],
  ['Notas', ({ notes }) => String(notes)],
  ['Faturado', (row) => amount(row.revenue)],
  ['Retido nas notas', (row) => amount(row.withheld)],
  ['Cancelado', (row) => amount(row.cancelled)],
  ['Recebido', (row) => amount(row.received)],
];

const paidOn = ({ from, until }: Period) => and(isNull(payments.undone_at), between(payments.date, firstDayOf(from), lastDayOf(until)));

const paidMonth = sql<string>`to_char(${payments.date}, 'YYYY-MM')`;

/** Companies that invoiced or received something in the months. */
const active = (db: Reader, period: Period) =>
  db
    .select({ id: invoices.company_id })
    .from(invoices)
    .where(between(invoices.competence, period.from, period.until))
    .union(
      db.select({ id: invoices.company_id }).from(payments).innerJoin(invoices, eq(invoices.id, payments.invoice_id)).where(paidOn(period)),
    );

/** What was invoiced of each month's competence: its revenue is what closings and taxes count (revenue-scope.ts). */
const invoiced = (db: Reader, ids: readonly number[], { from, until }: Period) =>
  db
    .select({
      company_id: invoices.company_id,
      month: invoices.competence,
      notes: sql<number>`count(*) filter (where ${countsAsRevenue})`.mapWith(Number),
      revenue: sql<number>`coalesce(sum(${revenue}) filter (where ${countsAsRevenue}), 0)`.mapWith(Number),
      withheld: sql<number>`coalesce(sum(${invoices.withheld_total}) filter (where ${countsAsRevenue}), 0)`.mapWith(Number),
      cancelled: sql<number>`coalesce(sum(${invoices.gross_amount}) filter (where ${eq(invoices.status, 'cancelled')}), 0)`.mapWith(Number),
    })
    .from(invoices)
    .innerJoin(companies, eq(companies.id, invoices.company_id))
    .where(and(inArray(invoices.company_id, [...ids]), between(invoices.competence, from, until)))
    .groupBy(invoices.company_id, invoices.competence);

const received = (db: Reader, ids: readonly number[], period: Period) =>
  db
    .select({ company_id: invoices.company_id, month: paidMonth, received: sql<number>`sum(${payments.amount})`.mapWith(Number) })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoice_id))
    .where(and(inArray(invoices.company_id, [...ids]), paidOn(period)))
    .groupBy(invoices.company_id, paidMonth);

const NOTHING = { notes: 0, revenue: 0, withheld: 0, cancelled: 0 };

/** `read`: companies, each with a line for every month in which something was invoiced or received. */
export const billingSource: Source = {
  header: headerOf(COLUMNS),
  count: async (db, period) => {
    const chosen = active(db, period).as('chosen');
    const [row] = await db.select({ count: countDistinct(chosen.id) }).from(chosen);
    return row?.count ?? 0;
  },
  batch: async (db, period, after, limit) => {
    const rows = await db
      .select({ id: companies.id, company: companies.name, cnpj: companies.cnpj, cpf: companies.cpf })
      .from(companies)
      .where(and(gt(companies.id, after), isActive(db, period)))
      .orderBy(asc(companies.id))
      .limit(limit);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return { lines: [], read: 0, last: null };
    const [notes, money] = [await invoiced(db, ids, period), await received(db, ids, period)];
    const lines = rows.flatMap(({ id, ...company }) => {
      const own = notes.filter(({ company_id }) => company_id === id);
      const paid = money.filter(({ company_id }) => company_id === id);
      return [...new Set([...own, ...paid].map((row) => row.month))].toSorted().map((of) => {
        const row: Row = {
          ...company,
          month: of,
          ...(own.find((one) => one.month === of) ?? NOTHING),
          received: paid.find((one) => one.month === of)?.received ?? 0,
        };
        return COLUMNS.map(([, text]) => text(row) ?? '');
      });
    });
    return { lines, read: rows.length, last: ids.at(-1) ?? null };
  },
};

const isActive = (db: Reader, period: Period): SQL => inArray(companies.id, active(db, period));
