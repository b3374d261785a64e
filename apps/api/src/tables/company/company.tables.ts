import type { AccountingStatus } from '@esteto/domain/company/company/accounting-status';
import type { CompanyType, EstablishmentType, RecordStatus, SpecialRegime, TaxRegime } from '@esteto/domain/company/company/company-kinds';
import type { RegisterForm } from '@esteto/domain/company/company/register-form';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import type { PermissionEntry } from '@esteto/domain/identity/permission/permissions';
import type { Address } from '@esteto/domain/shared/document/address';
import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { users } from '../user/user.tables.ts';

export const companies = pgTable(
  'companies',
  {
    ...recordColumns,
    type: text().$type<CompanyType>().notNull(),
    name: text().notNull(),
    fantasy_name: text(),
    /** Null for a natural person. */
    cnpj: text().unique('companies_cnpj'),
    cpf: text(),
    /** The day on which the CNPJ was opened; null where nobody has told it. */
    opening_date: date(),
    municipal_registration: text(),
    accounting_status: text().$type<AccountingStatus>().notNull(),
    /** It is delinquent by the rule of the office, which takes it back once it has paid. */
    is_delinquent_by_rule: boolean().notNull().default(false),
    /** When the team set its status: what was late by then is no business of the rule. */
    status_set_on: date(),
    tax_regime: text().$type<TaxRegime>().notNull(),
    wizard_step: text().$type<WizardStep>().notNull(),
    address: jsonb().$type<Address>().notNull(),
    is_concierge: boolean().notNull().default(false),
    /** The ISS rate that its invoices usually carry, a fraction. */
    iss_rate: text(),
    /** What a new note of it says (regEspTrib); null is none. */
    special_regime: text().$type<SpecialRegime>(),
    type_of_establishment: text().$type<EstablishmentType>(),
    company_status: text().$type<RecordStatus>(),
    contract: jsonb().$type<RegisterForm['contract']>(),
    financial_emails: jsonb().$type<string[]>().notNull().default([]),
    financial_phones: jsonb().$type<string[]>().notNull().default([]),
    is_self_employed: boolean().notNull().default(false),
    on_cash_basis: boolean().notNull().default(false),
    /** It keeps tax back from what it pays, profits above the limit or services: what brings the EFD-Reinf and no record tells. */
    withholds_at_source: boolean().notNull().default(false),
    nf_requirements: text(),
    monthly_obligations_observations: text(),
    /** Who of the staff looks after it. */
    analyst_id: bigid().references(() => users.id),
    /** Where it is paid: sealed (platform/secrets). */
    sealed_account: text(),
    show_crm_popup: boolean().notNull().default(false),
    search_key: text().notNull().default(''),
  },
  (table) => [
    // One CPF is one natural person; of a person who became a company it stays free.
    uniqueIndex('companies_person_cpf').on(table.cpf).where(sql`type = 'natural_person'`),
    index('companies_search').using('gin', table.search_key.op('gin_trgm_ops')),
    index('companies_name').on(table.name, table.id),
    index('companies_created').on(table.created_at, table.id),
    index('companies_analyst').on(table.analyst_id),
    index('companies_city').on(sql`(${table.address} ->> 'ibge')`),
  ],
);

/** What a company's regime was before a month, that month not included: kept when it changes, so that what is computed of earlier months stays. */
export const formerRegimes = pgTable(
  'former_regimes',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    /** 'YYYY-MM' */
    until: text().notNull(),
    tax_regime: text().$type<TaxRegime>().notNull(),
    on_cash_basis: boolean().notNull(),
  },
  (table) => [uniqueIndex('former_regimes_until').on(table.company_id, table.until)],
);

/** Ties a person to a company: what they are there, and what they may (docs/rules/access.md). */
export const memberships = pgTable(
  'memberships',
  {
    ...recordColumns,
    user_id: bigid()
      .notNull()
      .references(() => users.id),
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    user_type: text().$type<'partner' | 'employee'>().notNull(),
    is_owner: boolean().notNull().default(false),
    permissions: jsonb().$type<PermissionEntry[]>().notNull().default([]),
    /** Whoever is switched off sees nothing of the company, from the next call on. */
    is_active: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('memberships_user_company').on(table.user_id, table.company_id),
    index('memberships_company').on(table.company_id),
    index('memberships_created').on(table.created_at, table.id),
  ],
);
