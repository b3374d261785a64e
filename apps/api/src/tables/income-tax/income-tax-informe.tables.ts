import type { Informe } from '@esteto/domain/tax/income-tax/informe';
import type { InformeReadingStatus } from '@esteto/domain/tax/income-tax/informe-reading';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, id, instant } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';
import { incomeTaxFiles } from './income-tax.tables.ts';

/** What a file says that was sent where a statement of income is asked for. Written once: a file is read, or it is not; whether it counts goes on changing. */
export const incomeTaxReadings = pgTable(
  'income_tax_readings',
  {
    id: id(),
    income_tax_file_id: bigid()
      .notNull()
      .references(() => incomeTaxFiles.id),
    /** The person whose return it is. */
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    status: text().$type<InformeReadingStatus>().notNull(),
    /** Why nothing was read of it, as both sides are told. */
    reason: text(),
    kind: text().$type<Informe['kind']>(),
    payer_cnpj: text(),
    payer_name: text(),
    calendar_year: integer(),
    income: cents(),
    social_security: cents(),
    tax: cents(),
    thirteenth: cents(),
    thirteenth_tax: cents(),
    read_at: instant(),
    /** Since when it is left out of its person's year. */
    set_aside_at: instant(),
  },
  (table) => [
    uniqueIndex('income_tax_readings_file').on(table.income_tax_file_id),
    index('income_tax_readings_year').on(table.user_id, table.calendar_year).where(sql`status = 'read'`),
  ],
);
