import type { WizardFacts } from '@esteto/contract/opening/wizard';
import type { AccountType, PayingType } from '@esteto/domain/company/company/wizard';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import type { SimulationInput } from '@esteto/domain/opening/simulation/simulation-input';
import type { CompanyTypeForm, MigratedCompanyDataForm, NewCompanyDataForm } from '@esteto/domain/opening/wizard/wizard-forms';
import type { AgreedTerms } from '@esteto/domain/plan/plan/agreed-terms';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, cents, id, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { users } from '../user/user.tables.ts';

/** What the owner of a company told on the way in; where they stand is the company's `wizard_step`. */
export const wizards = pgTable('wizards', {
  ...recordColumns,
  company_id: bigid()
    .notNull()
    .unique('wizards_company')
    .references(() => companies.id),
  account_type: text().$type<AccountType>().notNull(),
  phone: text().notNull(),
  /** What an account on trial would become. */
  wants: text().$type<PayingType>(),
  /** What the link brought, and what was typed since. */
  coupon: text(),
  simulation: jsonb().$type<SimulationInput>(),
  /** What a proposal offered, of who came by one. */
  agreed: jsonb().$type<AgreedTerms>(),
  plan_id: bigid().references(() => plans.id),
  /** What is paid before going on, nothing during a trial; null until the plan was checked. */
  order_value: cents(),
  is_resident: boolean().notNull().default(false),
  /** How many partners the company will have. */
  partners: integer().notNull().default(1),
  /** For how many of them the first month was charged, what was charged for later ones included. */
  charged_partners: integer().notNull().default(1),
  company_type: jsonb().$type<CompanyTypeForm>(),
  new_company: jsonb().$type<NewCompanyDataForm>(),
  migrated_company: jsonb().$type<MigratedCompanyDataForm>(),
});

/** What is being typed in a step, so that it is found again on another device. */
export const wizardDrafts = pgTable(
  'wizard_drafts',
  {
    id: id(),
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    step: text().$type<WizardStep>().notNull(),
    values: text().notNull(),
    typed_at: instant().notNull(),
    /** Who of our team filled it in; null of what the owner typed. */
    helper_id: bigid().references(() => users.id),
  },
  (table) => [uniqueIndex('wizard_drafts_step').on(table.company_id, table.step)],
);

/** What was typed and not sent yet, in a query of `wizards`. */
export const draftsOfWizard = sql<WizardFacts['drafts']>`coalesce((
  select jsonb_agg(jsonb_build_object('step', d.step, 'values', d.values, 'helper', u.name,
    'typed_at', to_char(d.typed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  from ${wizardDrafts} d left join ${users} u on u.id = d.helper_id where d.company_id = ${wizards.company_id}), '[]')`;
