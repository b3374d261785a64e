import type { CertificateTrust } from '@esteto/domain/company/certificate/certificate-trust';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigid, instant, recordColumns } from '../../platform/database/columns.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';

/** File and password are sealed (platform/secrets) at the place of their owner, and never answered. */
const certificateColumns = {
  ...recordColumns,
  /** CNPJ or CPF that the certificate names. */
  document: text().notNull(),
  name: text().notNull(),
  issuer: text().notNull(),
  trust: text().$type<CertificateTrust>().notNull(),
  serial: text().notNull(),
  valid_from: instant().notNull(),
  valid_until: instant().notNull(),
  sealed_file: text().notNull(),
  sealed_password: text().notNull(),
};

/** The A1 certificate with which a company signs and is known at the emitter, one each. */
export const companyCertificates = pgTable(
  'company_certificates',
  {
    ...certificateColumns,
    company_id: bigid()
      .notNull()
      .unique('company_certificates_company')
      .references(() => companies.id),
  },
  (table) => [index('company_certificates_end').on(table.valid_until, table.id)],
);

/** The A1 certificate of a doctor, one each. */
export const doctorCertificates = pgTable(
  'doctor_certificates',
  {
    ...certificateColumns,
    user_id: bigid()
      .notNull()
      .unique('doctor_certificates_user')
      .references(() => users.id),
  },
  (table) => [index('doctor_certificates_end').on(table.valid_until, table.id)],
);

export type CertificateRecord = typeof companyCertificates.$inferSelect;
export type DoctorCertificateRecord = typeof doctorCertificates.$inferSelect;
