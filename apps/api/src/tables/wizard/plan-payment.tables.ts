import type { PlanPaymentStatus, PlanPaymentWay } from '@esteto/domain/opening/wizard/plan-payment-life';
import type { AgreedCoupon } from '@esteto/domain/plan/plan/order';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { coupons } from '../coupon/coupon.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { files } from '../platform/files.tables.ts';

/** Who paid for which plan. `document`: the bare CPF or CNPJ, as far as it was known by then. */
export type PlanReceipt = { payer: string; document: string | null; plan: string };

/** The first payment of a plan: what was agreed on stays as it was, whatever the plan costs later. */
export const planPayments = pgTable(
  'plan_payments',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    plan_id: bigid()
      .notNull()
      .references(() => plans.id),
    status: text().$type<PlanPaymentStatus>().notNull(),
    way: text().$type<PlanPaymentWay>().notNull(),
    amount: cents().notNull(),
    coupon_id: bigid().references(() => coupons.id),
    /** What the coupon takes off, as it was when the charge was made. */
    discount: jsonb().$type<AgreedCoupon>(),
    boleto_line: text(),
    boleto_due_on: date(),
    paid_on: date(),
    proof_file_id: text().references(() => files.id),
    /** Why it was not found. */
    reason: text(),
    decided_at: instant(),
    /** Who paid for what, as it was when the payment was confirmed: what a receipt says never changes. */
    receipt: jsonb().$type<PlanReceipt>(),
  },
  (table) => [
    index('plan_payments_company').on(table.company_id, table.id),
    uniqueIndex('plan_payments_current').on(table.company_id).where(sql`status <> 'canceled'`),
  ],
);
