import type { CancelEventStatus, CancelReason } from '@esteto/domain/billing/invoice/invoice-record';
import type { InvoiceStatus } from '@esteto/domain/billing/invoice/invoice-status';
import type { EmitterEnvironment } from '@esteto/domain/billing/municipality/issuing-adapter';
import type { SubstitutionReason } from '@esteto/domain/billing/nfse/dps';
import type { Suspension } from '@esteto/domain/billing/nfse/dps-facts';
import type { SpecialRegime } from '@esteto/domain/company/company/company-kinds';
import type { IssWithholder } from '@esteto/domain/law/tax/invoice-amounts';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { clients } from '../client/client.tables.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../platform/files.tables.ts';
import { users } from '../user/user.tables.ts';
import type { PartiesAtIssue, Rejection } from './invoice-parts.ts';
import { invoiceRecurrences } from './invoice-recurrence.tables.ts';

const identity = {
  number: text(),
  access_key: text(),
  dps_series: integer().notNull().default(1),
  dps_number: bigid(),
  dps_id: text(),
  verification_code: text(),
  protocol: text(),
  environment: text().$type<EmitterEnvironment>().notNull().default('production'),
  /** Who issued it: staff on the emitter's own page, or our call to it. */
  emitter_process: text().$type<'manual' | 'national_api'>().notNull().default('manual'),
};

const dates = {
  requested_at: instant().notNull(),
  /** 'YYYY-MM' */
  competence: text().notNull(),
  issue_date: date(),
  authorized_at: instant(),
  due_date: date(),
  /** For sorting: what never falls due comes last. */
  due_order: date()
    .notNull()
    .generatedAlwaysAs((): SQL => sql`coalesce(due_date, '9999-12-31'::date)`),
  sent_at: instant(),
  paid_at: date(),
  cancelled_at: instant(),
};

const parties = {
  company_id: bigid()
    .notNull()
    .references(() => companies.id),
  client_id: bigid()
    .notNull()
    .references(() => clients.id),
  intermediary_id: bigid().references(() => clients.id),
  /** As they were when it was issued, or last sent to be; who they are by now changes nothing of it. */
  parties_at_issue: jsonb().$type<PartiesAtIssue>(),
  requested_by: bigid().references(() => users.id),
  responsible_id: bigid().references(() => users.id),
};

const service = {
  /** Codes of the national layout: opSimpNac, regApTribSN and regEspTrib, which is null where there is none. */
  simples_option: integer(),
  simples_apuration: integer(),
  special_regime: text().$type<SpecialRegime>(),
  service_place_ibge: text(),
  national_tax_code: text(),
  municipal_tax_code: text(),
  nbs_code: text(),
  cnae: text(),
  description: text().notNull(),
  internal_code: text(),
  notes: text(),
  shift_ids: jsonb().$type<number[]>().notNull().default([]),
};

const values = {
  gross_amount: cents().notNull(),
  unconditional_discount: cents(),
  conditional_discount: cents(),
  deduction_reduction: cents(),
  iss_base: cents().notNull(),
  iss_rate: text(),
  iss_amount: cents().notNull(),
  iss_withheld: text().$type<IssWithholder>(),
  irrf: cents(),
  inss_withheld: cents(),
  pis_own: cents(),
  cofins_own: cents(),
  csrf_withheld_total: cents(),
  pis_cofins_withholding_type: integer(),
  other_withholdings: cents(),
  withheld_total: cents().notNull(),
  net_amount: cents().notNull(),
  /** pTotTribSN: the share of taxes told to the taker, a fraction. */
  approx_tax_pct: text(),
  /** Both are sums of the payments that count; the balance follows (domain, `balanceOf`). */
  received_amount: cents().notNull().default(0),
  withheld_on_payment: cents().notNull().default(0),
};

const aftermath = {
  xml_file_id: text().references(() => files.id),
  pdf_file_id: text().references(() => files.id),
  substitutes_invoice_id: bigid().references((): AnyPgColumn => invoices.id),
  substituted_by_id: bigid().references((): AnyPgColumn => invoices.id),
  substitution_reason: text().$type<SubstitutionReason>(),
  substitution_text: text(),
  cancel_reason: text().$type<CancelReason>(),
  cancel_text: text(),
  /** What staff told the doctor whose wish to cancel it was denied. */
  cancel_answer: text(),
  discard_reason: text(),
  cancel_event_status: text().$type<CancelEventStatus>(),
  /** Where it goes back to when the cancellation is denied. */
  status_before_cancel: text().$type<'authorized' | 'sent'>(),
  last_rejection_code: text(),
  last_rejection_message: text(),
  rejection_history: jsonb().$type<Rejection[]>().notNull().default([]),
  suspension_type: text().$type<Suspension>(),
  suspension_process: text(),
  /** cIndOp of the group IBSCBS; null where the note has none. */
  ibscbs_indicator: text(),
};

/** Accounts receivable: an invoice from the doctor's request to its payment. */
export const invoices = pgTable(
  'invoices',
  {
    ...recordColumns,
    status: text().$type<InvoiceStatus>().notNull(),
    /** When it came to this status. */
    status_at: instant().notNull(),
    ...identity,
    ...dates,
    ...parties,
    ...service,
    ...values,
    ...aftermath,
    is_archived: boolean().notNull().default(false),
    recurring_id: bigid().references(() => invoiceRecurrences.id),
    /** The month of the recurrence for which it was asked: staff may correct `competence`, this stays. */
    recurring_competence: text(),
    is_recurring: boolean()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`recurring_id is not null`),
  },
  (table) => [
    // The number is unique only for what staff copies by hand: the national emitter counts on its own, and once per environment.
    uniqueIndex('invoices_company_number').on(table.company_id, table.dps_series, table.number).where(sql`emitter_process = 'manual'`),
    uniqueIndex('invoices_access_key').on(table.access_key).where(sql`emitter_process = 'national_api'`),
    // One index for each order of the two lists, the company's and the staff's; what staff has archived stands apart.
    // Staff counts a company's without the archived ones, and a company counts those of some clients.
    index('invoices_company_requested').on(table.company_id, table.requested_at, table.id, table.is_archived, table.client_id),
    index('invoices_company_competence').on(table.company_id, table.competence, table.id),
    index('invoices_company_due').on(table.company_id, table.due_order, table.id),
    index('invoices_company_net').on(table.company_id, table.net_amount, table.id),
    index('invoices_company_status').on(table.company_id, table.status, table.requested_at, table.id, table.is_archived),
    index('invoices_requester').on(table.company_id, table.requested_by, table.requested_at, table.id),
    index('invoices_requested').on(table.requested_at, table.id, table.status).where(sql`not is_archived`),
    index('invoices_competence').on(table.competence, table.id).where(sql`not is_archived`),
    index('invoices_due').on(table.due_order, table.id).where(sql`not is_archived`),
    // By value, staff asks for some months and managers for some clients: what they ask stands beside it.
    index('invoices_net').on(table.net_amount, table.id, table.is_archived, table.competence, table.client_id, table.status),
    index('invoices_status_requested').on(table.status, table.requested_at, table.id).where(sql`not is_archived`),
    index('invoices_archived').on(table.requested_at, table.id).where(sql`is_archived`),
    // No month of a recurrence is asked for twice, whatever two servers do at once.
    uniqueIndex('invoices_recurring_month').on(table.recurring_id, table.recurring_competence).where(sql`recurring_id is not null`),
    index('invoices_recurring').on(table.company_id, table.requested_at, table.id).where(sql`recurring_id is not null`),
    // The work queues, and what falls due.
    index('invoices_status_since').on(table.status, table.status_at),
    index('invoices_status_due').on(table.status, table.due_order),
    index('invoices_substitutes').on(table.substitutes_invoice_id).where(sql`substitutes_invoice_id is not null`),
    index('invoices_number').on(table.number.op('text_pattern_ops')),
    index('invoices_responsible').on(table.responsible_id, table.requested_at, table.id).where(sql`not is_archived`),
    index('invoices_month_requested').on(table.competence, table.requested_at, table.id).where(sql`not is_archived`),
    index('invoices_paid_late').on(table.requested_at, table.id).where(sql`not is_archived and paid_at > due_order`),
    // All that counting those of some clients asks for, and putting them in whatever order.
    index('invoices_client').on(
      table.client_id,
      table.is_archived,
      table.status,
      table.competence,
      table.requested_at,
      table.due_order,
      table.net_amount,
      table.id,
    ),
    // What managers see is archived by staff or not; by value they and staff go through the same index, where the archived ones are scattered.
    index('invoices_group').on(table.competence, table.id, table.client_id, table.status),
  ],
);

export type InvoiceRecord = typeof invoices.$inferSelect;
