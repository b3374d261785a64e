import { and, eq, sql } from 'drizzle-orm';
import type { Database, Reader } from '../../platform/database/database.ts';
import { type CertificateRecord, companyCertificates } from './certificate.tables.ts';

export const ofCompany = async (db: Reader, company_id: number): Promise<CertificateRecord | null> => {
  const [row] = await db.select().from(companyCertificates).where(eq(companyCertificates.company_id, company_id));
  return row ?? null;
};

/** Certificates that another key than the current one has sealed. */
export const sealedOtherwise = (db: Reader, currentPrefix: string): Promise<CertificateRecord[]> =>
  db
    .select()
    .from(companyCertificates)
    .where(sql`not (starts_with(${companyCertificates.sealed_file}, ${currentPrefix})
      and starts_with(${companyCertificates.sealed_password}, ${currentPrefix}))`);

type Sealed = Pick<CertificateRecord, 'sealed_file' | 'sealed_password'>;

/** Unless the certificate has been replaced meanwhile. */
export const reseal = async (db: Database, { id, version }: CertificateRecord, sealed: Sealed): Promise<void> => {
  await db
    .update(companyCertificates)
    .set(sealed)
    .where(and(eq(companyCertificates.id, id), eq(companyCertificates.version, version)));
};
