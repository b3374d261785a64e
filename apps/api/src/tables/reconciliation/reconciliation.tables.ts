import type { TransactionCategory } from '@esteto/domain/money/reconciliation/transaction-category';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, id, instant, recordColumns } from '../../platform/database/columns.ts';
import { boletos } from '../boleto/boleto.tables.ts';
import { companies } from '../company/company.tables.ts';
import { expenses } from '../expense/expense.tables.ts';
import { invoices } from '../invoice/invoice.tables.ts';
import { payments } from '../invoice/payment.tables.ts';
import { bankTransactions } from '../statement/statement.tables.ts';
import { users } from '../user/user.tables.ts';

/** What a person taught: every movement with such words is of this category, or is not the company's. */
export const bankRules = pgTable(
  'bank_rules',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    /** What stays the same in the description from month to month (domain, `ruleWords`). */
    words: text().notNull(),
    /** Whether it is of money that comes in. */
    is_inflow: boolean().notNull(),
    /** Null where the movement is none of the company's. */
    category: text().$type<TransactionCategory>(),
    deleted_at: instant(),
  },
  (table) => [uniqueIndex('bank_rules_words').on(table.company_id, table.words, table.is_inflow).where(sql`deleted_at is null`)],
);

/**
 * What was said of a movement of a bank: which notes and boletos it paid, what the rest was for. The movement itself is never changed. One that was
 * undone stays, and counts no more; one whose payment was undone where it stands is undone with it (explained-movements.ts).
 */
export const reconciliations = pgTable(
  'reconciliations',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    transaction_id: bigid()
      .notNull()
      .references(() => bankTransactions.id),
    category: text().$type<TransactionCategory>(),
    is_ignored: boolean().notNull(),
    note: text(),
    rule_id: bigid().references(() => bankRules.id),
    undone_at: instant(),
    undone_by: bigid().references(() => users.id),
  },
  (table) => [
    uniqueIndex('reconciliations_in_force').on(table.transaction_id).where(sql`undone_at is null`),
    index('reconciliations_company').on(table.company_id),
  ],
);

/** A part of a movement that paid an invoice (by a payment of it), a boleto or an expense. */
export const reconciliationTargets = pgTable(
  'reconciliation_targets',
  {
    id: id(),
    reconciliation_id: bigid()
      .notNull()
      .references(() => reconciliations.id),
    invoice_id: bigid().references(() => invoices.id),
    payment_id: bigid().references(() => payments.id),
    boleto_id: bigid().references(() => boletos.id),
    expense_id: bigid().references(() => expenses.id),
    amount: cents().notNull(),
  },
  (table) => [
    index('reconciliation_targets_of').on(table.reconciliation_id),
    index('reconciliation_targets_boleto').on(table.boleto_id),
    index('reconciliation_targets_expense').on(table.expense_id),
    index('reconciliation_targets_payment').on(table.payment_id),
  ],
);
