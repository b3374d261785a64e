import { pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';

/**
 * The A1 certificate with which a company signs and is known at the emitter, one each. File and password are sealed (platform/secrets) at the
 * place of their company, and never answered.
 */
export const companyCertificates = pgTable('company_certificates', {
  ...recordColumns,
  company_id: bigid()
    .notNull()
    .unique('company_certificates_company')
    .references(() => companies.id),
  /** CNPJ or CPF that the certificate names. */
  document: text().notNull(),
  name: text().notNull(),
  issuer: text().notNull(),
  serial: text().notNull(),
  valid_from: instant().notNull(),
  valid_until: instant().notNull(),
  sealed_file: text().notNull(),
  sealed_password: text().notNull(),
});

export type CertificateRecord = typeof companyCertificates.$inferSelect;
