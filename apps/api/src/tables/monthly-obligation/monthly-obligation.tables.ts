import type { ObligationKey } from '@esteto/domain/law/obligation/obligation-rule';
import type { DeliveryKind } from '@esteto/domain/month/monthly-obligation/delivery-kind';
import type { MonthlyObligationStatus } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { boletos } from '../boleto/boleto.tables.ts';
import { companies } from '../company/company.tables.ts';
import { obligationRules } from '../obligation-rule/obligation-rule.tables.ts';
import { files } from '../platform/files.tables.ts';
import { users } from '../user/user.tables.ts';

/** What a company owes for a competence ('YYYY-MM'), once for each rule, of the law or of the office. */
export const monthlyObligations = pgTable(
  'monthly_obligations',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    /** The law's rule; null where the office's own asks it, whose name then is kept as it was. */
    rule_key: text().$type<ObligationKey>(),
    rule_id: bigid().references(() => obligationRules.id),
    rule_name: text(),
    competence: text().notNull(),
    /** The month in which it falls due; of one without a date the month after its competence. */
    due_month: text().notNull(),
    legal_date: date(),
    target_date: date(),
    /** `legal_date`, and the end of time for one without a date: lists are ordered by it. */
    due_order: date().notNull(),
    status: text().$type<MonthlyObligationStatus>().notNull().default('to_do'),
    amount: cents(),
    analyst_id: bigid().references(() => users.id),
    observations: text(),
    delivered_on: date(),
    delivery_kind: text().$type<DeliveryKind>(),
    protocol_number: text(),
    paid_on: date(),
    /** The guide by which it is paid, of its tax and month: with it an obligation is delivered and paid (domain, obligation-guide.ts). */
    boleto_id: bigid().references(() => boletos.id),
  },
  (table) => [
    unique('monthly_obligations_competence').on(table.company_id, table.rule_key, table.competence),
    unique('monthly_obligations_office').on(table.company_id, table.rule_id, table.competence),
    check('monthly_obligations_rule', sql`(rule_key is null) <> (rule_id is null) and (rule_id is null) = (rule_name is null)`),
    index('monthly_obligations_rule_id').on(table.rule_id, table.id),
    index('monthly_obligations_due').on(table.due_order, table.id),
    index('monthly_obligations_month').on(table.due_month, table.due_order, table.id),
    index('monthly_obligations_status').on(table.status, table.due_order, table.id),
    index('monthly_obligations_created').on(table.created_at, table.id),
  ],
);

export const monthlyObligationFiles = pgTable(
  'monthly_obligation_files',
  {
    ...recordColumns,
    obligation_id: bigid()
      .notNull()
      .references(() => monthlyObligations.id),
    file_id: text()
      .notNull()
      .references(() => files.id),
    removed_at: instant(),
  },
  (table) => [index('monthly_obligation_files_of').on(table.obligation_id).where(sql`removed_at is null`)],
);
