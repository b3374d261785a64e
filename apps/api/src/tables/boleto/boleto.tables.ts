import type { BoletoTax } from '@esteto/domain/money/boleto/boleto-form';
import type { BoletoKind, BoletoStatus } from '@esteto/domain/money/boleto/boleto-life';
import type { BoletoReminder } from '@esteto/domain/money/boleto/boleto-standing';
import type { PriceLine } from '@esteto/domain/plan/plan/price-composition';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, id, instant, recordColumns } from '../../platform/database/columns.ts';
import { boletoRecurrences } from '../boleto-recurrence/boleto-recurrence.tables.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../platform/files.tables.ts';
import { users } from '../user/user.tables.ts';

/** What a company has to pay, or had. */
export const boletos = pgTable(
  'boletos',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    /** The person whose own tax it is the guide of, who alone of the company's people sees it; null of what the company owes. */
    taxpayer_id: bigid().references(() => users.id),
    kind: text().$type<BoletoKind>().notNull(),
    status: text().$type<BoletoStatus>().notNull(),
    /** Which tax, where it is one of those that we know. */
    tax_key: text().$type<BoletoTax>(),
    description: text().notNull(),
    competence: text(),
    amount: cents().notNull(),
    due_date: date().notNull(),
    /** Until when it is paid in time, by the holidays of whoever pays: what lists, calendars and notices call its day. */
    pay_by: date().notNull(),
    /**
     * How who pays reads them: what is to be paid first, the most late before the others, since each day of waiting costs; then what is over, the latest first.
     * Days since 2000; what is over is put beyond every day.
     */
    pay_order: integer()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when status in ('opened', 'partially_paid', 'overdue') then pay_by - date '2000-01-01' else 10000000 - (pay_by - date '2000-01-01') end`,
      ),
    /** The last reminder of that day that was sent: so many days before, -1 after it; null once it is another day. */
    reminder: integer().$type<BoletoReminder>(),
    digitable_line: text(),
    pix_code: text(),
    fine_rate: text(),
    interest_rate: text(),
    /** So much less where it is paid until the day beside it. */
    discount_amount: cents(),
    discount_until: date(),
    notes: text(),
    paid_on: date(),
    paid_amount: cents(),
    /** Whether its payment was one of the payments that the discount of the plan is for: undone, that one comes back. */
    took_discount: boolean().notNull().default(false),
    /** When its payment was undone the last time: what was matched with it before that counts no more. */
    payment_undone_at: instant(),
    /** When the client says that it was paid; the team has still to see it. */
    claimed_on: date(),
    /** When its payer asked for a new guide; the team has still to make it. */
    new_guide_asked_on: date(),
    cancel_reason: text(),
    /** The wrong or expired one in whose place it was made, which is cancelled. */
    replaces_id: bigid().references((): AnyPgColumn => boletos.id),
    /** The repetition that made it, and for which month: staff may correct its competence, and none is made twice. */
    recurrence_id: bigid().references(() => boletoRecurrences.id),
    recurrence_competence: text(),
    /** The month ('YYYY-MM') of the plan that it was made for by itself: staff may correct its competence, or cancel it, and none is made twice. */
    plan_month: text(),
    /** How the price of the plan was made up when it was charged. */
    price_lines: jsonb().$type<PriceLine[]>(),
    viewed_at: instant(),
    file_id: text().references(() => files.id),
    /** What the client sent to show that it is paid. */
    proof_file_id: text().references(() => files.id),
    search_key: text().notNull(),
  },
  (table) => [
    index('boletos_due').on(table.pay_by, table.id),
    index('boletos_status').on(table.status, table.pay_by, table.id),
    index('boletos_claimed').on(table.pay_by, table.id).where(sql`claimed_on is not null`),
    index('boletos_new_guide').on(table.pay_by, table.id).where(sql`new_guide_asked_on is not null`),
    index('boletos_without_line')
      .on(table.pay_by, table.id)
      .where(sql`recurrence_id is not null and digitable_line is null and pix_code is null`),
    index('boletos_amount').on(table.amount, table.id),
    index('boletos_created').on(table.created_at, table.id),
    index('boletos_company').on(table.company_id, table.pay_by, table.id),
    // One guide of a tax, company and month is in force. The IRPJ and the CSLL may be paid in three quotas (Lei 9.430/1996, art. 5º, § 1º).
    uniqueIndex('boletos_in_force')
      .on(table.company_id, table.competence, table.tax_key)
      .where(
        sql`taxpayer_id is null and kind = 'tax' and tax_key <> 'irpj_csll' and status not in ('canceled', 'generation_failed', 'validation_failed')`,
      ),
    uniqueIndex('boletos_own_in_force')
      .on(table.taxpayer_id, table.competence, table.tax_key)
      .where(sql`taxpayer_id is not null and status not in ('canceled', 'generation_failed', 'validation_failed')`),
    // A line is paid once. One that was cancelled may be written again.
    uniqueIndex('boletos_line')
      .on(table.company_id, table.digitable_line)
      .where(sql`status not in ('canceled', 'generation_failed', 'validation_failed')`),
    uniqueIndex('boletos_replaces').on(table.replaces_id).where(sql`replaces_id is not null`),
    uniqueIndex('boletos_recurrence').on(table.recurrence_id, table.recurrence_competence).where(sql`recurrence_id is not null`),
    uniqueIndex('boletos_plan_month').on(table.company_id, table.plan_month).where(sql`plan_month is not null`),
    index('boletos_fees').on(table.plan_month, table.id).where(sql`plan_month is not null`),
    index('boletos_company_amount').on(table.company_id, table.amount, table.id),
  ],
);

/** Who of the client saw it, and when: once a day. */
export const boletoViews = pgTable(
  'boleto_views',
  {
    id: id(),
    boleto_id: bigid()
      .notNull()
      .references(() => boletos.id),
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    at: instant().notNull(),
  },
  (table) => [index('boleto_views_of').on(table.boleto_id, table.at)],
);
