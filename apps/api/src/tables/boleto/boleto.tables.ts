import type { BoletoTax } from '@esteto/domain/boleto/boleto-form';
import type { BoletoKind, BoletoStatus } from '@esteto/domain/boleto/boleto-life';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, cents, id, instant, recordColumns } from '../../platform/database/columns.ts';
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
    kind: text().$type<BoletoKind>().notNull(),
    status: text().$type<BoletoStatus>().notNull(),
    /** Which tax, where it is one of those that we know. */
    tax_key: text().$type<BoletoTax>(),
    description: text().notNull(),
    competence: text(),
    amount: cents().notNull(),
    due_date: date().notNull(),
    digitable_line: text(),
    pix_code: text(),
    fine_rate: text(),
    interest_rate: text(),
    notes: text(),
    paid_on: date(),
    paid_amount: cents(),
    /** When the client says that it was paid; the team has still to see it. */
    claimed_on: date(),
    cancel_reason: text(),
    viewed_at: instant(),
    file_id: text().references(() => files.id),
    search_key: text().notNull(),
  },
  (table) => [
    index('boletos_due').on(table.due_date, table.id),
    index('boletos_status').on(table.status, table.due_date, table.id),
    index('boletos_claimed').on(table.due_date, table.id).where(sql`claimed_on is not null`),
    index('boletos_amount').on(table.amount, table.id),
    index('boletos_created').on(table.created_at, table.id),
    index('boletos_company').on(table.company_id, table.due_date, table.id),
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
