import type { AccountType } from '@esteto/domain/company/wizard';
import type { SimulationInput } from '@esteto/domain/simulation/simulation-input';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';

/** What the owner of a company told on the way in; where they stand is the company's `wizard_step`. */
export const wizards = pgTable('wizards', {
  ...recordColumns,
  company_id: bigid()
    .notNull()
    .unique('wizards_company')
    .references(() => companies.id),
  account_type: text().$type<AccountType>().notNull(),
  phone: text().notNull(),
  /** What the link brought: carried to the choice of the plan. */
  coupon: text(),
  referral: text(),
  simulation: jsonb().$type<SimulationInput>(),
});
