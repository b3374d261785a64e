import type { SignatureEvidence } from '@esteto/contract/identity/signature';
import { PERSONAL_SUBJECTS, type SignatureSubjectType } from '@esteto/domain/identity/signature/signature-life';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { doctors } from '../../../tables/doctor/doctor.tables.ts';
import { signatures } from '../../../tables/signature/signature.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export type Subject = { type: SignatureSubjectType; id: number };
type Asked = Pick<
  typeof signatures.$inferInsert,
  'subject_type' | 'subject_id' | 'company_id' | 'user_id' | 'title' | 'text' | 'sha256' | 'email' | 'asked_at'
>;

/** The text stands from now on, and an earlier code signs nothing any more; null when it is signed already. */
export const ask = async (db: Transaction, values: Asked): Promise<number | null> => {
  const [row] = await db
    .insert(signatures)
    .values(values)
    .onConflictDoUpdate({
      target: [signatures.subject_type, signatures.subject_id, signatures.user_id],
      set: { ...values, code_hash: null, code_sent_at: null, expires_at: null },
      setWhere: isNull(signatures.signed_at),
    })
    .returning({ id: signatures.id });
  return row?.id ?? null;
};

/** The signature whose code is to be sent; null when it was, or is not wanted any more. */
export const toSend = async (db: Reader, id: number) => {
  const [row] = await db
    .select({ id: signatures.id, company_id: signatures.company_id, title: signatures.title, email: signatures.email, name: users.name })
    .from(signatures)
    .innerJoin(users, and(eq(users.id, signatures.user_id), eq(users.is_active, true)))
    .where(and(eq(signatures.id, id), isNull(signatures.code_hash), isNull(signatures.signed_at)));
  return row ?? null;
};

/** False when another job was faster. */
export const setCode = async (
  db: Transaction,
  id: number,
  values: { code_hash: string; code_sent_at: string; expires_at: string },
): Promise<boolean> => {
  const rows = await db
    .update(signatures)
    .set(values)
    .where(and(eq(signatures.id, id), isNull(signatures.code_hash)))
    .returning({ id: signatures.id });
  return rows.length > 0;
};

/** The code did not leave: a later try sends another one. */
export const takeCodeBack = async (db: Transaction, id: number, code_hash: string): Promise<void> => {
  await db
    .update(signatures)
    .set({ code_hash: null, code_sent_at: null, expires_at: null })
    .where(and(eq(signatures.id, id), eq(signatures.code_hash, code_hash)));
};

/** What a person is about to sign, or has signed. */
export const findOwn = async (
  db: Reader,
  { type, id }: Subject,
  { user_id, company_id }: { user_id: number; company_id: number },
  closed_until: SQL<string | null>,
) => {
  const [row] = await db
    .select({ ...getTableColumns(signatures), cpf: doctors.cpf, closed_until })
    .from(signatures)
    .leftJoin(doctors, eq(doctors.user_id, signatures.user_id))
    .where(
      and(
        eq(signatures.subject_type, type),
        eq(signatures.subject_id, id),
        eq(signatures.user_id, user_id),
        eq(signatures.company_id, company_id),
      ),
    );
  return row ?? null;
};

type Signed = Pick<
  typeof signatures.$inferInsert,
  'signed_at' | 'name' | 'cpf' | 'ip' | 'user_agent' | 'request_id' | 'pdf_file_id' | 'pdf_sha256'
>;

/** Once: false when it is signed already, or another code was asked for meanwhile. */
export const sign = async (db: Transaction, id: number, code_hash: string, values: Signed): Promise<boolean> => {
  const rows = await db
    .update(signatures)
    .set(values)
    .where(and(eq(signatures.id, id), eq(signatures.code_hash, code_hash), isNull(signatures.signed_at)))
    .returning({ id: signatures.id });
  return rows.length > 0;
};

/** Null when it is not signed, or is none of theirs; without a reader, whoever signed it. */
export const findSigned = async (db: Reader, id: number, reader?: { company_id: number; user_id: number }) => {
  const [row] = await db
    .select({ company_id: signatures.company_id, pdf_file_id: signatures.pdf_file_id, pdf_sha256: signatures.pdf_sha256 })
    .from(signatures)
    .where(
      and(
        eq(signatures.id, id),
        isNotNull(signatures.signed_at),
        reader && eq(signatures.company_id, reader.company_id),
        reader && or(notInArray(signatures.subject_type, [...PERSONAL_SUBJECTS]), eq(signatures.user_id, reader.user_id)),
      ),
    );
  return row ?? null;
};

/** What a signed row holds; only signed ones are read so. */
const signedColumn = <Column extends keyof typeof shown>(column: Column) => sql<string>`${shown[column]}`;
const shown = { pdf_sha256: signatures.pdf_sha256, name: signatures.name, request_id: signatures.request_id };

export const evidenceOf = async (
  db: Reader,
  type: SignatureSubjectType,
  ids: readonly number[],
): Promise<(SignatureEvidence & { subject_id: number })[]> => {
  const rows = await db
    .select({
      subject_id: signatures.subject_id,
      id: signatures.id,
      title: signatures.title,
      sha256: signatures.sha256,
      pdf_sha256: signedColumn('pdf_sha256'),
      name: signedColumn('name'),
      request_id: signedColumn('request_id'),
      cpf: signatures.cpf,
      email: signatures.email,
      code_sent_at: signatures.code_sent_at,
      signed_at: signatures.signed_at,
      ip: signatures.ip,
      user_agent: signatures.user_agent,
    })
    .from(signatures)
    .where(and(eq(signatures.subject_type, type), inArray(signatures.subject_id, [...ids]), isNotNull(signatures.signed_at)))
    .orderBy(signatures.signed_at);
  return rows.map((row) => ({ ...row, code_sent_at: row.code_sent_at ?? '', signed_at: row.signed_at ?? '' }));
};
