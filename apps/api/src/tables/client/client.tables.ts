import type { ClientForm } from '@esteto/domain/billing/client/client-form';
import type { ClientStatus, NoNifReason, PersonType, TakerKind } from '@esteto/domain/billing/client/client-kinds';
import type { AnyAddress } from '@esteto/domain/shared/document/address';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigid, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';

/** Takers of a company's services. Their derived figures are summed from the invoices when they are read. */
export const clients = pgTable(
  'clients',
  {
    ...recordColumns,
    company_id: bigid()
      .notNull()
      .references(() => companies.id),
    person_type: text().$type<PersonType>().notNull(),
    /** Bare CPF or CNPJ, or the NIF of somebody abroad. */
    document: text(),
    no_nif_reason: text().$type<NoNifReason>(),
    name: text().notNull(),
    fantasy_name: text(),
    municipal_registration: text(),
    state_registration: text(),
    caepf: text(),
    email: text(),
    email_cc: text(),
    phone: text(),
    address: jsonb().$type<AnyAddress>(),
    contacts: jsonb().$type<ClientForm['contacts']>().notNull().default([]),
    taker_kind: text().$type<TakerKind>(),
    withholds_iss: boolean().notNull().default(false),
    withholds_irrf: boolean().notNull().default(false),
    withholds_csrf: boolean().notNull().default(false),
    withholds_inss: boolean().notNull().default(false),
    default_service_code: text(),
    default_description_template: text(),
    payment_term_days: integer(),
    default_due_rule: text(),
    requires_po: boolean().notNull().default(false),
    contract_number: text(),
    internal_notes: text(),
    public_notes: text(),
    status: text().$type<ClientStatus>().notNull().default('active'),
    search_key: text().notNull(),
  },
  (table) => [
    uniqueIndex('clients_company_document').on(table.company_id, table.document).where(sql`status <> 'archived'`),
    index('clients_company_name').on(table.company_id, table.name, table.id),
    index('clients_company_created').on(table.company_id, table.created_at, table.id),
    // Every company's, for staff.
    index('clients_name').on(table.name, table.id),
    index('clients_created').on(table.created_at, table.id),
    index('clients_search').using('gin', table.search_key.op('gin_trgm_ops')),
  ],
);
