import type { ListInput } from '@esteto/contract/list';
import { CERTIFICATE_END_DAYS, type CertificateFilters, certificateFilters } from '@esteto/domain/company/certificate/certificate-filters';
import type { CertificateRenewals } from '@esteto/domain/company/certificate/certificate-renewals';
import { addDays } from '@esteto/domain/shared/date/date';
import { aliasedTable, and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Reader } from '../../../platform/database/database.ts';
import { beginOf, pile } from '../../../platform/database/pile.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { readPage } from '../../../platform/http/paging.ts';
import {
  type CertificateRecord,
  companyCertificates,
  type DoctorCertificateRecord,
  doctorCertificates,
} from '../../../tables/certificate/certificate.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { type CertificateTable, lastDay } from './certificate-scope.ts';

export type CertificateQuery = ListInput & Partial<CertificateFilters>;

export const ofCompany = async (db: Reader, company_id: number): Promise<CertificateRecord | null> => {
  const [row] = await db.select().from(companyCertificates).where(eq(companyCertificates.company_id, company_id));
  return row ?? null;
};

export const ofDoctor = async (db: Reader, user_id: number): Promise<DoctorCertificateRecord | null> => {
  const [row] = await db.select().from(doctorCertificates).where(eq(doctorCertificates.user_id, user_id));
  return row ?? null;
};

const endsIn = (table: CertificateTable, ends: CertificateFilters['ends'] | undefined, today: string): SQL | undefined => {
  if (!ends) return undefined;
  const [from, to] = CERTIFICATE_END_DAYS[ends];
  return and(
    from === null ? undefined : sql`${lastDay(table)} >= ${addDays(today, from)}`,
    to === null ? undefined : sql`${lastDay(table)} <= ${addDays(today, to)}`,
  );
};

const analysts = aliasedTable(users, 'analysts');

/** A page of certificates, those that end first on top. */
const byEnd = (table: CertificateTable, input: CertificateQuery, where: SQL | undefined) => ({
  input,
  orders: { valid_until: table.valid_until },
  defaultOrder: 'valid_until' as const,
  id: table.id,
  where,
});

export const ofCompanies = (db: Reader, input: CertificateQuery, today: string) => {
  const table = companyCertificates;
  const wanted = db.select({ id: companies.id }).from(companies).where(containsKey(companies.search_key, input.search));
  const isWanted = input.search ? inArray(table.company_id, wanted) : undefined;
  return readPage(db, byEnd(table, input, and(endsIn(table, input.ends, today), isWanted)), (where) =>
    db
      .select({ ...getTableColumns(table), owner_name: companies.name, analyst_name: analysts.name })
      .from(table)
      .innerJoin(companies, eq(companies.id, table.company_id))
      .leftJoin(analysts, eq(analysts.id, companies.analyst_id))
      .where(where),
  );
};

export const ofDoctors = (db: Reader, input: CertificateQuery, today: string) => {
  const table = doctorCertificates;
  const wanted = db.select({ id: users.id }).from(users).where(containsKey(users.search_key, input.search));
  const isWanted = input.search ? inArray(table.user_id, wanted) : undefined;
  return readPage(db, byEnd(table, input, and(endsIn(table, input.ends, today), isWanted)), (where) =>
    db
      .select({ ...getTableColumns(table), owner_name: users.name, email: users.email })
      .from(table)
      .innerJoin(users, eq(users.id, table.user_id))
      .where(where),
  );
};

/** Months in which certificates end, and how many do. */
export const endsByMonth = (db: Reader, table: CertificateTable): Promise<CertificateRenewals[]> => {
  const competence = sql<string>`to_char(${lastDay(table)}, 'YYYY-MM')`;
  return db
    .select({ competence, count: sql<number>`count(*)`.mapWith(Number) })
    .from(table)
    .groupBy(competence);
};

/** People to tell that these certificates end: the owners of the companies, or the doctors themselves. */
export const toRemind = (db: Reader, of: 'company' | 'doctor', ids: readonly number[]) => {
  const person = { user_id: users.id, person: users.name, email: sql<string>`coalesce(${users.notifications_email}, ${users.email})` };
  if (of === 'doctor')
    return db
      .select({ id: doctorCertificates.id, valid_until: doctorCertificates.valid_until, ...person, owner: doctorCertificates.name })
      .from(doctorCertificates)
      .innerJoin(users, and(eq(users.id, doctorCertificates.user_id), eq(users.is_active, true)))
      .where(inArray(doctorCertificates.id, [...ids]));
  return db
    .select({ id: companyCertificates.id, valid_until: companyCertificates.valid_until, ...person, owner: companies.name })
    .from(companyCertificates)
    .innerJoin(companies, eq(companies.id, companyCertificates.company_id))
    .innerJoin(
      memberships,
      and(eq(memberships.company_id, companies.id), eq(memberships.user_type, 'partner'), eq(memberships.is_active, true)),
    )
    .innerJoin(users, and(eq(users.id, memberships.user_id), eq(users.is_active, true)))
    .where(inArray(companyCertificates.id, [...ids]));
};

/** Another key than the current one has sealed it. */
const isSealedOtherwise = (table: CertificateTable, currentPrefix: string): SQL =>
  sql`not (starts_with(${table.sealed_file}, ${currentPrefix}) and starts_with(${table.sealed_password}, ${currentPrefix}))`;

export const companiesSealedOtherwise = (db: Reader, currentPrefix: string): Promise<CertificateRecord[]> =>
  db.select().from(companyCertificates).where(isSealedOtherwise(companyCertificates, currentPrefix));

export const doctorsSealedOtherwise = (db: Reader, currentPrefix: string): Promise<DoctorCertificateRecord[]> =>
  db.select().from(doctorCertificates).where(isSealedOtherwise(doctorCertificates, currentPrefix));

type Sealed = Pick<CertificateRecord, 'sealed_file' | 'sealed_password'>;

/** Unless the certificate has been replaced meanwhile. */
export const reseal = async (
  db: Database,
  table: CertificateTable,
  { id, version }: Pick<CertificateRecord, 'id' | 'version'>,
  sealed: Sealed,
): Promise<void> => {
  await db
    .update(table)
    .set(sealed)
    .where(and(eq(table.id, id), eq(table.version, version)));
};

/** Certificates that have ended, and those that are about to. Counted on the home of the staff by the filters of the list. */
export const piles = (today: string) => {
  const ending = (from: typeof companyCertificates | typeof doctorCertificates) => {
    const list = {
      from,
      due: lastDay(from),
      where: ({ ends }: { ends: Parameters<typeof endsIn>[1] }) => endsIn(from, ends, today),
    };
    return {
      expired: pile(certificateFilters, { ...list, since: beginOf(lastDay(from)) }),
      soon: pile(certificateFilters, list),
    };
  };
  const [ofCompanies, ofDoctors] = [ending(companyCertificates), ending(doctorCertificates)];
  return {
    company_certificates_expired: ofCompanies.expired,
    company_certificates_ending: ofCompanies.soon,
    doctor_certificates_expired: ofDoctors.expired,
    doctor_certificates_ending: ofDoctors.soon,
  };
};
