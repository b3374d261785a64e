import { type SQL, sql } from 'drizzle-orm';
import type { companyCertificates, doctorCertificates } from '../../../tables/certificate/certificate.tables.ts';

// What every statement says of a certificate in the same way.

export type CertificateTable = typeof companyCertificates | typeof doctorCertificates;

/** The last day of a certificate, where its owner is. */
export const lastDay = (table: CertificateTable): SQL => sql`(${table.valid_until} at time zone 'America/Sao_Paulo')::date`;
