import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import type { RegistrationStatus } from '@esteto/domain/opening/registration/registration-life';
import type { RegistrationProgress } from '@esteto/domain/opening/registration/registration-progress';
import type { RegistrationStep } from '@esteto/domain/opening/registration/registration-step';
import type { RegistrationStepStatus } from '@esteto/domain/opening/registration/registration-step-status';
import { boolean, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, cents, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../platform/files.tables.ts';
import { users } from '../user/user.tables.ts';

/** The opening of a company, once for each. `step`, `step_status`, `due_on` and `is_alert` are read from `steps`, for lists. */
export const registrations = pgTable(
  'registrations',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .unique('registrations_company')
      .references(() => companies.id),
    status: text().$type<RegistrationStatus>().notNull(),
    steps: jsonb().$type<RegistrationProgress>().notNull(),
    step: text().$type<RegistrationStep>(),
    step_status: text().$type<RegistrationStepStatus>(),
    due_on: date(),
    /** What is due first comes first; what has no day last. */
    due_order: date().notNull(),
    is_alert: boolean().notNull(),
    /** Who of the staff looks after it. */
    analyst_id: bigid().references(() => users.id),
    protocol: text(),
    board_fee_amount: cents(),
    board_fee_line: text(),
    board_fee_due_on: date(),
    board_fee_file_id: text().references(() => files.id),
    voter_registration: text(),
    income_tax_receipt: text(),
    cancel_reason: text(),
    /** When the company was open; null before. */
    finished_at: instant(),
    /** Where the company stood before: it goes back there when the opening is cancelled. */
    former_step: text().$type<WizardStep>(),
  },
  (table) => [
    index('registrations_due').on(table.due_order, table.id),
    index('registrations_created').on(table.created_at, table.id),
    index('registrations_updated').on(table.updated_at, table.id),
    index('registrations_place').on(table.status, table.step, table.due_order),
    index('registrations_analyst').on(table.analyst_id),
  ],
);
