import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type CertificateRecord, companyCertificates } from './certificate.tables.ts';

export const ofCompany = async (db: Reader, company_id: number): Promise<CertificateRecord | null> => {
  const [row] = await db.select().from(companyCertificates).where(eq(companyCertificates.company_id, company_id));
  return row ?? null;
};
