import { codedError } from '@esteto/contract/coded-error';
import type { Terms, TermsAcceptance, TermsDetail, TermsRow } from '@esteto/contract/identity/terms-of-service';
import type { ListInput, Page } from '@esteto/contract/list';
import { termsStatus } from '@esteto/domain/identity/terms-of-service/terms-of-service-life';
import { and, count, desc, eq, gt, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { termsAcceptances, termsInForce, termsOfService } from '../../../tables/terms-of-service/terms-of-service.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

const missing = () => new AppError(404, codedError('terms_missing'));

/** 404 before the first version is published. */
export const inForce = async (db: Reader, now: string): Promise<Terms> => {
  const [row] = await db.select().from(termsInForce(db, now));
  if (!row?.published_at) throw missing();
  return { ...row, published_at: row.published_at, former_text: await formerText(db, row) };
};

/** Which version is in force; 404 before the first. */
export const inForceId = async (db: Reader, now: string): Promise<number> => {
  const inForce = termsInForce(db, now);
  const [row] = await db.select({ id: inForce.id }).from(inForce);
  if (!row) throw missing();
  return row.id;
};

export const refuseUnknown = async (db: Reader, id: number): Promise<void> => {
  const [row] = await db.select({ id: termsOfService.id }).from(termsOfService).where(eq(termsOfService.id, id));
  if (!row) throw notFound();
};

/** The text of the version that was published before; null for the first. A draft follows whatever is or will be in force. */
const formerText = async (db: Reader, { id, published_at }: { id: number; published_at: string | null }): Promise<string | null> => {
  const isBefore =
    published_at === null
      ? isNotNull(termsOfService.published_at)
      : or(lt(termsOfService.published_at, published_at), and(eq(termsOfService.published_at, published_at), lt(termsOfService.id, id)));
  const [row] = await db
    .select({ text: termsOfService.text })
    .from(termsOfService)
    .where(and(ne(termsOfService.id, id), isBefore))
    .orderBy(desc(termsOfService.published_at), desc(termsOfService.id))
    .limit(1);
  return row?.text ?? null;
};

/** Whether the person had not accepted that version before. */
export const accept = async (db: Transaction, acceptance: typeof termsAcceptances.$inferInsert): Promise<boolean> => {
  const rows = await db.insert(termsAcceptances).values(acceptance).onConflictDoNothing().returning({ id: termsAcceptances.id });
  return rows.length > 0;
};

const columns = (db: Reader, now: string) => ({
  id: termsOfService.id,
  published_at: termsOfService.published_at,
  what_changed: termsOfService.what_changed,
  created_at: termsOfService.created_at,
  in_force_id: sql<number | null>`(select id from (${inForceQuery(db, now)}) as in_force)`.mapWith(nullableNumber),
  // Named with their tables: in a query of one table, columns are written without, and both have an id.
  accepted_count: sql<number>`(select count(*) from ${termsAcceptances} where ${termsAcceptances}.terms_id = ${termsOfService}.id)`.mapWith(
    Number,
  ),
});

const inForceQuery = (db: Reader, now: string): SQL => sql`${db.select({ id: termsInForce(db, now).id }).from(termsInForce(db, now))}`;

const nullableNumber = (value: unknown): number | null => (value === null ? null : Number(value));

export const list = async (db: Reader, input: ListInput, now: string): Promise<Page<TermsRow>> => {
  const page = await readPage(
    db,
    { input, orders: { created_at: termsOfService.created_at }, defaultOrder: '-created_at', id: termsOfService.id, where: undefined },
    (where) =>
      db
        .select({ ...columns(db, now), author_name: users.name })
        .from(termsOfService)
        .leftJoin(users, eq(users.id, termsOfService.created_by))
        .where(where),
  );
  return { ...page, items: page.items.map((row) => ({ ...row, status: termsStatus(row, { ...row, now }) })) };
};

export const detail = async (db: Reader, id: number, now: string): Promise<TermsDetail> => {
  const [row] = await db
    .select({
      ...columns(db, now),
      text: termsOfService.text,
      version: termsOfService.version,
      updated_at: termsOfService.updated_at,
      bound_count: sql<number>`(select count(*) from ${users} where ${users.is_active} and ${users.type} <> 'admin')`.mapWith(Number),
    })
    .from(termsOfService)
    .where(eq(termsOfService.id, id));
  if (!row) throw notFound();
  return { ...row, status: termsStatus(row, { ...row, now }), former_text: await formerText(db, row) };
};

/** There is but one draft at a time: two would each say what changes against the same version. */
export const draftId = async (db: Reader): Promise<number | null> => {
  const [row] = await db.select({ id: termsOfService.id }).from(termsOfService).where(sql`${termsOfService.published_at} is null`).limit(1);
  return row?.id ?? null;
};

export const isScheduledAfter = async (db: Reader, now: string): Promise<boolean> => {
  const [row] = await db.select({ count: count() }).from(termsOfService).where(gt(termsOfService.published_at, now));
  return (row?.count ?? 0) > 0;
};

export const remove = async (db: Transaction, id: number): Promise<void> => {
  await db.delete(termsOfService).where(eq(termsOfService.id, id));
};

export const acceptances = (
  db: Reader,
  { id, ...input }: ListInput & { id: number; search?: string | null },
): Promise<Page<TermsAcceptance>> => {
  const ofVersion = eq(termsAcceptances.terms_id, id);
  const nameMatches = containsKey(users.search_key, input.search);
  const bySearch = nameMatches && sql`exists (select from ${users} where ${users.id} = ${termsAcceptances.user_id} and ${nameMatches})`;
  return readPage(
    db,
    {
      input,
      orders: { accepted_at: termsAcceptances.accepted_at },
      defaultOrder: '-accepted_at',
      id: termsAcceptances.id,
      where: and(ofVersion, bySearch),
    },
    (where) =>
      db
        .select({
          id: termsAcceptances.id,
          name: users.name,
          email: users.email,
          accepted_at: termsAcceptances.accepted_at,
          ip: termsAcceptances.ip,
        })
        .from(termsAcceptances)
        .innerJoin(users, eq(users.id, termsAcceptances.user_id))
        .where(where),
  );
};
