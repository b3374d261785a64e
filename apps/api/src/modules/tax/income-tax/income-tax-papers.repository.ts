import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { doctors } from '../../../tables/doctor/doctor.tables.ts';
import {
  incomeTaxApprovals,
  incomeTaxes,
  incomeTaxFiles,
  incomeTaxItems,
  incomeTaxPendencies,
} from '../../../tables/income-tax/income-tax.tables.ts';
import { files as storedFiles } from '../../../tables/platform/files.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { ofPerson } from './income-tax.repository.ts';
import { knownSources } from './known-sources.repository.ts';

/** A file with whose return it is of; 404 for one that is gone, or of nobody meant. */
export const findFile = async (db: Reader, id: number, user_id: number | null) => {
  const [row] = await db
    .select()
    .from(incomeTaxFiles)
    .where(
      and(eq(incomeTaxFiles.id, id), isNull(incomeTaxFiles.removed_at), user_id === null ? undefined : eq(incomeTaxFiles.user_id, user_id)),
    );
  if (!row) throw notFound();
  return row;
};

export const addFile = async (db: Transaction, values: typeof incomeTaxFiles.$inferInsert): Promise<number> => {
  const [row] = await db.insert(incomeTaxFiles).values(values).returning({ id: incomeTaxFiles.id });
  return row?.id ?? 0;
};

export const removeFile = async (db: Transaction, id: number, removed_at: string): Promise<void> => {
  await db.update(incomeTaxFiles).set({ removed_at }).where(eq(incomeTaxFiles.id, id));
};

/** How many files the person sent for a pendency. */
export const answerFiles = async (db: Reader, pendency_id: number): Promise<number> => {
  const rows = await db
    .select({ id: incomeTaxFiles.id })
    .from(incomeTaxFiles)
    .where(and(eq(incomeTaxFiles.pendency_id, pendency_id), isNull(incomeTaxFiles.removed_at)));
  return rows.length;
};

/** The person whose approval it will be, and what the program made of the return. */
export const approvalFacts = async (db: Reader, id: number) => {
  const [row] = await db
    .select({
      name: users.name,
      cpf: doctors.cpf,
      file_names: sql<string[]>`coalesce((
        select json_agg(s.name order by f.id) from ${incomeTaxFiles} f join ${storedFiles} s on s.id = f.file_id
        where f.income_tax_id = ${incomeTaxes.id} and f.role = 'dec' and f.removed_at is null), '[]')`,
    })
    .from(incomeTaxes)
    .innerJoin(users, eq(users.id, incomeTaxes.user_id))
    .leftJoin(doctors, eq(doctors.user_id, users.id))
    .where(eq(incomeTaxes.id, id));
  if (!row) throw notFound();
  return row;
};

export const addApproval = async (db: Transaction, values: typeof incomeTaxApprovals.$inferInsert): Promise<void> => {
  await db.insert(incomeTaxApprovals).values(values);
};

/** The last that the person was asked for; null where there was none. */
export const lastApproval = async (db: Reader, income_tax_id: number) => {
  const [row] = await db
    .select()
    .from(incomeTaxApprovals)
    .where(eq(incomeTaxApprovals.income_tax_id, income_tax_id))
    .orderBy(desc(incomeTaxApprovals.id))
    .limit(1);
  return row ?? null;
};

/** The same of a person's own return; 404 where it is not theirs, or nothing was asked. */
export const lastApprovalOf = async (db: Reader, income_tax_id: number, user_id: number) => {
  const [row] = await db
    .select({ id: incomeTaxApprovals.id })
    .from(incomeTaxApprovals)
    .innerJoin(incomeTaxes, and(eq(incomeTaxes.id, incomeTaxApprovals.income_tax_id), ofPerson(user_id)))
    .where(eq(incomeTaxApprovals.income_tax_id, income_tax_id))
    .orderBy(desc(incomeTaxApprovals.id))
    .limit(1);
  if (!row) throw notFound();
  return row;
};

export const approve = async (db: Transaction, id: number, approved_at: string): Promise<void> => {
  await db.update(incomeTaxApprovals).set({ approved_at }).where(eq(incomeTaxApprovals.id, id));
};

/** The list that a return begins with: the return's own event tells of it. */
export const addItems = async ({ db, now, actor }: Tx, items: readonly NewItem[]): Promise<void> => {
  const by = actor.user?.id ?? null;
  const stamps = { created_at: now, updated_at: now, created_by: by, updated_by: by };
  if (items.length > 0) await db.insert(incomeTaxItems).values(items.map((item) => ({ ...item, ...stamps })));
};

type NewItem = Pick<
  typeof incomeTaxItems.$inferInsert,
  'income_tax_id' | 'section' | 'title' | 'source' | 'reason' | 'payer_document' | 'status' | 'sort'
>;

/** What a return asks for, and who is known to have paid its person or to have been paid; 404 where there is none. */
export const listFacts = async (db: Reader, id: number) => {
  const calendar_year = sql`(${incomeTaxes.exercise_year} - 1)`;
  const [row] = await db
    .select({
      exercise_year: incomeTaxes.exercise_year,
      kind: incomeTaxes.kind,
      status: incomeTaxes.status,
      sources: knownSources(incomeTaxes.user_id, calendar_year),
      requested: sql<{ section: string; title: string; payer_document: string | null }[]>`coalesce((
        select json_agg(json_build_object('section', i.section, 'title', i.title, 'payer_document', i.payer_document))
        from ${incomeTaxItems} i where i.income_tax_id = ${incomeTaxes.id}), '[]')`,
    })
    .from(incomeTaxes)
    .innerJoin(users, eq(users.id, incomeTaxes.user_id))
    .where(eq(incomeTaxes.id, id));
  if (!row) throw notFound();
  return row;
};

/** The last place of a return's list. */
export const lastSort = async (db: Reader, income_tax_id: number): Promise<number> => {
  const [row] = await db
    .select({ sort: sql<number>`coalesce(max(${incomeTaxItems.sort}), 0)`.mapWith(Number) })
    .from(incomeTaxItems)
    .where(eq(incomeTaxItems.income_tax_id, income_tax_id));
  return row?.sort ?? 0;
};

export const itemOfReturn = (income_tax_id: number): SQL => eq(incomeTaxItems.income_tax_id, income_tax_id);

/** Items and pendencies of a person's own returns. */
export const itemOfPerson = (db: Reader, user_id: number): SQL =>
  inArray(incomeTaxItems.income_tax_id, db.select({ id: incomeTaxes.id }).from(incomeTaxes).where(ofPerson(user_id)));

export const pendencyOfPerson = (db: Reader, user_id: number): SQL =>
  inArray(incomeTaxPendencies.income_tax_id, db.select({ id: incomeTaxes.id }).from(incomeTaxes).where(ofPerson(user_id)));
