import type { ProfitOrigin } from '@esteto/domain/money/profit-distribution/profit-distribution-life';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { reconciliations } from '../reconciliation/reconciliation.tables.ts';
import { users } from '../user/user.tables.ts';

/** Profits that a company paid to a person. One that was wrong is voided and stays, since a closed month or a filed Reinf may have read it. */
export const profitDistributions = pgTable(
  'profit_distributions',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    /** A partner who uses the product; of another, name and CPF. */
    user_id: bigid().references(() => users.id),
    person_name: text(),
    person_cpf: text(),
    paid_on: date().notNull(),
    amount: cents().notNull(),
    /** Profits of results until 2025 whose payment was decided until then are neither taxed nor counted to the limit. */
    is_earlier: boolean().notNull().default(false),
    origin: text().$type<ProfitOrigin>().notNull(),
    /** What was said of the movement that paid it. Undone, it goes, or waits for another where a person wrote it (explained-movements.ts). */
    reconciliation_id: bigid().references(() => reconciliations.id),
    note: text(),
    voided_at: instant(),
    void_reason: text(),
  },
  (table) => [
    index('profit_distributions_paid').on(table.company_id, table.paid_on, table.id),
    index('profit_distributions_day').on(table.paid_on, table.company_id),
    index('profit_distributions_user').on(table.user_id, table.paid_on),
    index('profit_distributions_cpf').on(table.person_cpf, table.paid_on).where(sql`person_cpf is not null`),
    index('profit_distributions_said').on(table.reconciliation_id),
    // A movement is the profit of one person.
    uniqueIndex('profit_distributions_movement')
      .on(table.reconciliation_id)
      .where(sql`reconciliation_id is not null and voided_at is null`),
    check('profit_distributions_person', sql`user_id is not null or (person_name is not null and person_cpf is not null)`),
  ],
);
