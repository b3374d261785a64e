import type { AuditAnswer, AuditPointStatus } from '@esteto/domain/tax/income-tax/audit-point-life';
import type { AccountUse } from '@esteto/domain/tax/income-tax/income-tax-account';
import type { IncomeTaxFileRole } from '@esteto/domain/tax/income-tax/income-tax-file';
import type { ChecklistItemStatus, IncomeTaxKind, IncomeTaxResult } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import type { IncomeTaxQuotaStatus } from '@esteto/domain/tax/income-tax/income-tax-quota-life';
import type { RefundPriority } from '@esteto/domain/tax/income-tax/income-tax-refund';
import type { EcacStatus, IncomeTaxStatus } from '@esteto/domain/tax/income-tax/income-tax-status';
import type { PendencyKind, PendencyStatus } from '@esteto/domain/tax/income-tax/pendency-status';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, id, instant, recordColumns } from '../../platform/database/columns.ts';
import { boletos } from '../boleto/boleto.tables.ts';
import { coupons } from '../coupon/coupon.tables.ts';
import { files } from '../platform/files.tables.ts';
import { users } from '../user/user.tables.ts';

/** A person's income-tax return of a year. It is theirs, and of no company. */
export const incomeTaxes = pgTable(
  'income_taxes',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    exercise_year: integer().notNull(),
    kind: text().$type<IncomeTaxKind>().notNull(),
    /** The return that this one takes the place of. */
    rectifies_id: bigid(),
    status: text().$type<IncomeTaxStatus>().notNull(),
    /** Who of the staff makes it. */
    responsible_id: bigid().references(() => users.id),
    deadline: date().notNull(),
    /** The person has this year without cost. */
    is_covered: boolean().notNull(),
    price: cents().notNull(),
    /** What charges a company of the person's for it. */
    boleto_id: bigid().references(() => boletos.id),
    coupon_id: bigid().references(() => coupons.id),
    result: text().$type<IncomeTaxResult>(),
    tax_due: cents(),
    quotas_count: integer(),
    uses_simplified: boolean().notNull().default(false),
    refund_amount: cents(),
    /** The figures of its year, as far as they are known. */
    taxable_income: cents(),
    exempt_income: cents(),
    exclusive_income: cents(),
    year_tax: cents(),
    assets_value: cents(),
    debts_value: cents(),
    refund_batch: text(),
    refund_priority: text().$type<RefundPriority>(),
    refund_received_on: date(),
    refund_received_amount: cents(),
    /** How the person pays the tax, or gets the refund; what it needs is in the column below. */
    account_use: text().$type<AccountUse>(),
    /** The Pix key or the account (domain, PersonalAccount), sealed. */
    sealed_account: text(),
    receipt_number: text(),
    transmitted_at: instant(),
    ecac_status: text().$type<EcacStatus>(),
    /** When the person approved it; null again once it went back. */
    approved_at: instant(),
    audit_note: text(),
  },
  (table) => [
    uniqueIndex('income_taxes_original').on(table.user_id, table.exercise_year).where(sql`kind <> 'amending' and status <> 'cancelled'`),
    index('income_taxes_user').on(table.user_id, table.exercise_year),
    index('income_taxes_deadline').on(table.deadline, table.id),
    index('income_taxes_created').on(table.created_at, table.id),
    index('income_taxes_status').on(table.exercise_year, table.status, table.deadline, table.id),
    index('income_taxes_responsible').on(table.responsible_id),
    index('income_taxes_boleto').on(table.boleto_id),
    index('income_taxes_coupon').on(table.coupon_id),
  ],
);

/** A document that a return asks for. */
export const incomeTaxItems = pgTable(
  'income_tax_items',
  {
    ...recordColumns,
    income_tax_id: bigid()
      .notNull()
      .references(() => incomeTaxes.id),
    section: text().notNull(),
    title: text().notNull(),
    /** Where the person gets it. */
    source: text(),
    /** Why it is asked of this person; null of what is asked of everybody. */
    reason: text(),
    /** The payer whose paper it is: one of somebody else is refused. */
    payer_document: text(),
    status: text().$type<ChecklistItemStatus>().notNull(),
    refused_reason: text(),
    sort: integer().notNull(),
  },
  (table) => [index('income_tax_items_return').on(table.income_tax_id, table.sort, table.id)],
);

/** What a return waits for from the person besides its documents. */
export const incomeTaxPendencies = pgTable(
  'income_tax_pendencies',
  {
    ...recordColumns,
    income_tax_id: bigid()
      .notNull()
      .references(() => incomeTaxes.id),
    kind: text().$type<PendencyKind>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    due_on: date().notNull(),
    status: text().$type<PendencyStatus>().notNull(),
    answer: text(),
    answered_at: instant(),
    /** Why the answer came back, or why it is waived. */
    reason: text(),
    reminders_sent: integer().notNull().default(0),
    /** The last reminder that belongs to its day: so many days before, -1 after it. */
    reminder: integer(),
  },
  (table) => [
    index('income_tax_pendencies_return').on(table.income_tax_id, table.id),
    index('income_tax_pendencies_due').on(table.due_on, table.id),
    index('income_tax_pendencies_waiting').on(table.due_on).where(sql`status in ('open', 'returned', 'overdue')`),
  ],
);

/** Quotas of the tax of a return that was transmitted, each paid until a day (DARF 0211). `amount` without interest, `paid_amount` with it. */
export const incomeTaxQuotas = pgTable(
  'income_tax_quotas',
  {
    ...recordColumns,
    income_tax_id: bigid()
      .notNull()
      .references(() => incomeTaxes.id),
    number: integer().notNull(),
    amount: cents().notNull(),
    due_date: date().notNull(),
    status: text().$type<IncomeTaxQuotaStatus>().notNull(),
    paid_on: date(),
    paid_amount: cents(),
    /** The last reminder that belongs to its day: so many days before, -1 after it. */
    reminder: integer(),
  },
  (table) => [
    index('income_tax_quotas_return').on(table.income_tax_id, table.number, table.id),
    index('income_tax_quotas_open').on(table.due_date, table.id).where(sql`status = 'open'`),
  ],
);

/** What the tax office points out in a return that it holds. */
export const incomeTaxAuditPoints = pgTable(
  'income_tax_audit_points',
  {
    ...recordColumns,
    income_tax_id: bigid()
      .notNull()
      .references(() => incomeTaxes.id),
    title: text().notNull(),
    text: text(),
    declared_amount: cents(),
    office_amount: cents(),
    due_on: date(),
    /** How the team means to meet it. */
    plan: text().$type<AuditAnswer>(),
    status: text().$type<AuditPointStatus>().notNull(),
    answered_on: date(),
    protocol: text(),
  },
  (table) => [index('income_tax_audit_points_return').on(table.income_tax_id, table.id)],
);

/** A file beside a return, of an item of its list, of a pendency or of a quota. The files are of no company: they are the person's. */
export const incomeTaxFiles = pgTable(
  'income_tax_files',
  {
    id: id(),
    income_tax_id: bigid()
      .notNull()
      .references(() => incomeTaxes.id),
    /** The person whose return it is: a copy of their data has the file. */
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    file_id: text()
      .notNull()
      .references(() => files.id),
    role: text().$type<IncomeTaxFileRole>().notNull(),
    item_id: bigid().references(() => incomeTaxItems.id),
    pendency_id: bigid().references(() => incomeTaxPendencies.id),
    quota_id: bigid().references(() => incomeTaxQuotas.id),
    from_client: boolean().notNull(),
    created_at: instant().notNull(),
    removed_at: instant(),
  },
  (table) => [
    index('income_tax_files_return').on(table.income_tax_id, table.id),
    index('income_tax_files_file').on(table.file_id),
    index('income_tax_files_item').on(table.item_id),
    index('income_tax_files_pendency').on(table.pendency_id),
    index('income_tax_files_quota').on(table.quota_id),
  ],
);

/** What a person was asked to approve, word by word: each time anew, so that what is signed stays as it was. */
export const incomeTaxApprovals = pgTable(
  'income_tax_approvals',
  {
    id: id(),
    income_tax_id: bigid()
      .notNull()
      .references(() => incomeTaxes.id),
    title: text().notNull(),
    text: text().notNull(),
    asked_at: instant().notNull(),
    approved_at: instant(),
  },
  (table) => [index('income_tax_approvals_return').on(table.income_tax_id, table.id)],
);
