import type { InvoiceRow } from '@esteto/contract/invoice/invoice-answer';
import type { ListInput, Page } from '@esteto/contract/list';
import type { WorkQueue, WorkQueueName } from '@esteto/contract/work-queue';
import { type BalanceType, balanceTypeSettings, countsInBalance } from '@esteto/domain/cash-flow/balance-type';
import type { InflowRow } from '@esteto/domain/cash-flow/monthly-summary';
import { statusesOf } from '@esteto/domain/invoice/invoice-stage';
import { DEAD_STATUSES, INVOICE_STATUSES, type InvoiceStatus, isOpen } from '@esteto/domain/invoice/invoice-status';
import { WAITING_STATUSES } from '@esteto/domain/invoice/requirement-status';
import { and, between, eq, gt, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { companies } from '../company/company.tables.ts';
import { pageOf } from './invoice.repository.ts';
import { invoices } from './invoice.tables.ts';
import { type InvoiceScope, inScope, isLateOn } from './invoice-scope.ts';
import { requirements } from './requirement/requirement.tables.ts';

// Invoices counted and summed for the pages that show no single one: one statement each.

/** Sums per month and status, from one competence to another. */
export const inflows = (db: Reader, scope: InvoiceScope, from: string, to: string): Promise<InflowRow[]> =>
  db
    .select({
      month: invoices.competence,
      status: invoices.status,
      // What the client kept back when it paid will never come.
      net_amount: sql<number>`sum(${invoices.net_amount} - ${invoices.withheld_on_payment})`.mapWith(Number),
      received_amount: sql<number>`sum(${invoices.received_amount})`.mapWith(Number),
    })
    .from(invoices)
    .where(and(inScope(scope), between(invoices.competence, from, to)))
    .groupBy(invoices.competence, invoices.status);

/** The company, and what it invoiced by competence: what was asked for counts too, what died does not, and unconditional discounts are no revenue. */
export const regimeAndRevenues = async (db: Reader, company_id: number, from: string, to: string) => {
  const rows = await db
    .select({
      type: companies.type,
      tax_regime: companies.tax_regime,
      competence: invoices.competence,
      revenue: sql<number>`sum(${invoices.gross_amount} - coalesce(${invoices.unconditional_discount}, 0))`.mapWith(Number),
    })
    .from(companies)
    .leftJoin(
      invoices,
      and(eq(invoices.company_id, companies.id), between(invoices.competence, from, to), notInArray(invoices.status, [...DEAD_STATUSES])),
    )
    .where(eq(companies.id, company_id))
    .groupBy(companies.id, invoices.competence);
  const [company] = rows;
  if (!company) throw notFound();
  const revenues = Object.fromEntries(rows.flatMap(({ competence, revenue }) => (competence === null ? [] : [[competence, revenue]])));
  return { type: company.type, tax_regime: company.tax_regime, revenues };
};

/** The invoices that a month's number is made of. */
export const entries = (
  db: Reader,
  scope: InvoiceScope,
  { month, balance_type, ...input }: ListInput & { month: string; balance_type: BalanceType },
): Promise<Page<InvoiceRow>> =>
  pageOf(
    db,
    input,
    'due_date',
    and(
      inScope(scope),
      eq(invoices.competence, month),
      inArray(
        invoices.status,
        INVOICE_STATUSES.filter((status) => countsInBalance(status, balance_type)),
      ),
      balanceTypeSettings[balance_type].only_paid_received ? gt(invoices.received_amount, 0) : undefined,
    ),
  );

export type Situation = { open: number; attention: number; attention_id: number | null; attention_due: string | null; late: number };

/** How many invoices wait for staff, for the doctor (which, when it is one alone, and until when), and for a late payment. */
export const situation = async (db: Reader, scope: InvoiceScope, today: string): Promise<Situation> => {
  const waiting = and(eq(requirements.invoice_id, invoices.id), inArray(requirements.status, WAITING_STATUSES));
  const rows = await db
    .select({
      status: invoices.status,
      count: sql<number>`count(distinct ${invoices.id})`.mapWith(Number),
      first_id: sql<number>`min(${invoices.id})`.mapWith(Number),
      first_due: sql<string | null>`min(${requirements.due_at})`,
    })
    .from(invoices)
    .leftJoin(requirements, and(eq(invoices.status, 'requirement'), waiting))
    .where(and(inScope(scope), or(inArray(invoices.status, statusesOf('open')), isLateOn(today))))
    .groupBy(invoices.status);
  const count = (counted: (status: InvoiceStatus) => boolean): number =>
    rows.reduce((sum, row) => sum + (counted(row.status) ? row.count : 0), 0);
  const asked = rows.find(({ status }) => status === 'requirement');
  return {
    open: count(isOpen),
    attention: asked?.count ?? 0,
    attention_id: asked?.count === 1 ? asked.first_id : null,
    attention_due: asked?.first_due ?? null,
    late: count((status) => !isOpen(status)),
  };
};

/** How many invoices stand in each status, and since when the first of them. A status without any is left out. */
export const queues = (db: Reader, names: readonly WorkQueueName[]): Promise<WorkQueue[]> =>
  db
    .select({
      name: sql<WorkQueueName>`${invoices.status}`,
      count: sql<number>`count(*)`.mapWith(Number),
      oldest_at: sql<string>`min(${invoices.status_at})`.mapWith(invoices.status_at),
    })
    .from(invoices)
    .where(inArray(invoices.status, names))
    .groupBy(invoices.status);
