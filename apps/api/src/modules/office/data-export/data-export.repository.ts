import type { DataExportRow } from '@esteto/contract/office/data-export';
import { PERSONAL_SUBJECTS } from '@esteto/domain/identity/signature/signature-life';
import { and, desc, eq, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { dataExports } from '../../../tables/data-export/data-export.tables.ts';
import { DATA_PARTS, type DataPart } from './data-parts.ts';

const LISTED = 5;

/** When the person last asked for a copy that was made or is being made; null when never. */
export const lastAsked = async (db: Reader, user_id: number) => {
  const [row] = await db
    .select({ state: dataExports.state, created_at: dataExports.created_at })
    .from(dataExports)
    .where(and(eq(dataExports.user_id, user_id), ne(dataExports.state, 'failed')))
    .orderBy(desc(dataExports.id))
    .limit(1);
  return row ?? null;
};

export const list = (db: Reader, user_id: number): Promise<DataExportRow[]> =>
  db.select().from(dataExports).where(eq(dataExports.user_id, user_id)).orderBy(desc(dataExports.id)).limit(LISTED);

/** The export, if it is that person's; 404 otherwise. */
export const detail = async (db: Reader, id: number, user_id: number) => {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.user_id, user_id)));
  if (!row) throw notFound();
  return row;
};

export const waiting = (db: Reader) => db.select().from(dataExports).where(eq(dataExports.state, 'waiting'));

export const over = (db: Reader, now: string) =>
  db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.state, 'done'), isNotNull(dataExports.file_id), lte(dataExports.expires_at, now)));

/** The row of a file; its bytes are swept once nothing names them. */
/** The companies whose data is the person's: those of which they are a partner. */
export const ownCompanies = (db: Reader, user_id: number) =>
  db
    .select({ id: companies.id, name: companies.name })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.company_id))
    .where(and(eq(memberships.user_id, user_id), eq(memberships.user_type, 'partner'), eq(memberships.is_active, true)))
    .orderBy(companies.id);

type Owner = { user_id: number; company_ids: readonly number[] };

/** A row as it is stored, whatever its table. */
export type StoredRow = Record<string, unknown>;

const ROWS_AT_ONCE = 500;

/** The rows of a part, as they are stored, in order of their first column: some at a time, and never all of them. */
export async function* rowsOf(tx: Transaction, { table, whose }: DataPart, owner: Owner): AsyncGenerator<StoredRow[]> {
  await tx.execute(
    sql`declare part no scroll cursor for select to_jsonb(t) as row from ${sql.identifier(table)} t where ${belongs(whose, owner)} order by 1`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ row: StoredRow }>(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from part`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.execute(sql`close part`);
}

const belongs = (whose: DataPart['whose'], { user_id, company_ids }: Owner) => {
  const companiesOf = sql`any(${sql.param(`{${company_ids.join(',')}}`)}::bigint[])`;
  if ('person' in whose) return sql`t.${sql.identifier(whose.person)} = ${user_id}`;
  if ('company' in whose) {
    const ofCompany = sql`t.${sql.identifier(whose.company)} = ${companiesOf}`;
    const personal = sql`s.subject_type in (${sql.join(
      PERSONAL_SUBJECTS.map((type) => sql`${type}`),
      sql`, `,
    )})`;
    if (whose.signed)
      return sql`${ofCompany} and not exists (select 1 from signatures s where s.id = t.id and ${personal} and s.user_id <> ${user_id})`;
    const taker = whose.alone && sql`t.${sql.identifier(whose.alone)}`;
    if (taker) return sql`${taker} = ${user_id} or (${ofCompany} and ${taker} is null)`;
    if (!whose.sent) return ofCompany;
    const sent = whose.sent.map((table) => sql`select s.user_id from ${sql.identifier(table)} s where s.file_id = t.id`);
    const signed = sql`select s.user_id from signatures s where s.pdf_file_id = t.id and ${personal}`;
    const senders = sql`(${sql.join([...sent, signed], sql` union all `)})`;
    return sql`${user_id} in ${senders} or (${ofCompany} and not exists ${senders})`;
  }
  return sql`t.${sql.identifier(whose.by)} in (${idsOf(whose.of, user_id, companiesOf)})`;
};

/** The ids of a part that is the person's or a company's: by itself, or because it hangs on one that is. */
const idsOf = (table: string, user_id: number, companiesOf: SQL): SQL => {
  const whose = DATA_PARTS.find((part) => part.table === table)?.whose;
  if (!whose) throw new Error(`${table} is no part`);
  const rows = sql`select p.id from ${sql.identifier(table)} p where p`;
  if ('person' in whose) return sql`${rows}.${sql.identifier(whose.person)} = ${user_id}`;
  return 'company' in whose
    ? sql`${rows}.${sql.identifier(whose.company)} = ${companiesOf}`
    : sql`${rows}.${sql.identifier(whose.by)} in (${idsOf(whose.of, user_id, companiesOf)})`;
};
