import type { InviteView } from '@esteto/contract/identity/invite';
import type { ListInput } from '@esteto/contract/list';
import { searchKey } from '@esteto/domain/shared/text/text';
import { and, desc, eq, getTableColumns, ilike, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { invites } from '../../../tables/invite/invite.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export const ofCompany = (company_id: number) => and(eq(invites.company_id, company_id), isNull(invites.deleted_at));

/** Invites that nobody has come in by yet, the newest first. */
export const open = (db: Reader, company_id: number) =>
  db
    .select()
    .from(invites)
    .where(and(ofCompany(company_id), inArray(invites.status, ['pending', 'expired'])))
    .orderBy(desc(invites.sent_at), desc(invites.id));

export const isOpen = isNull(invites.deleted_at);

const ofStaff = (db: Reader) =>
  db
    .select({
      id: invites.id,
      name: invites.name,
      email: invites.email,
      user_type: invites.user_type,
      status: invites.status,
      sent_at: invites.sent_at,
      opened_at: invites.opened_at,
      expires_at: invites.expires_at,
      accepted_at: invites.accepted_at,
      company_id: invites.company_id,
      company_name: companies.name,
      invited_by: users.name,
      created_by: invites.created_by,
      link_copied_by: invites.link_copied_by,
    })
    .from(invites)
    .innerJoin(companies, eq(companies.id, invites.company_id))
    .leftJoin(users, eq(users.id, invites.created_by));

export const everyOpen = (db: Reader, input: ListInput & { search?: string | null }) => {
  const companiesCalled = db.select({ id: companies.id }).from(companies).where(containsKey(companies.search_key, input.search));
  const isCalled = input.search
    ? or(ilike(invites.email, `%${searchKey(input.search)}%`), inArray(invites.company_id, companiesCalled))
    : undefined;
  return readPage(
    db,
    {
      input,
      orders: { sent_at: invites.sent_at },
      defaultOrder: '-sent_at',
      id: invites.id,
      where: and(isOpen, inArray(invites.status, ['pending', 'expired']), isCalled),
    },
    (where) => ofStaff(db).where(where),
  );
};

export const detail = async (db: Reader, id: number) => {
  const [row] = await ofStaff(db).where(and(eq(invites.id, id), isOpen));
  if (!row) throw notFound();
  return row;
};

/** What a token's hash leads to at an instant, also one that was used; null for one that is over or unknown. */
export const findByToken = async (db: Reader, hash: string, now: string) => {
  const [row] = await db
    .select({ ...getTableColumns(invites), account_id: users.id })
    .from(invites)
    .leftJoin(users, eq(users.email, invites.email))
    .where(and(or(eq(invites.token_hash, hash), eq(invites.copied_hash, hash)), isNull(invites.deleted_at)));
  if (!row || (!row.accepted_at && (row.status !== 'pending' || row.expires_at <= now))) return null;
  return { ...row, has_account: row.account_id !== null, way: row.token_hash === hash ? ('letter' as const) : ('copy' as const) };
};

/** Who accepted it, and into which company. */
export const accepted = async (db: Reader, id: number) => {
  const [row] = await db
    .select({
      name: invites.name,
      email: invites.email,
      user_type: invites.user_type,
      permissions: invites.permissions,
      status: invites.status,
      company_id: invites.company_id,
      company: companies.name,
      accepted_by: invites.accepted_by,
      way: invites.accepted_way,
    })
    .from(invites)
    .innerJoin(companies, eq(companies.id, invites.company_id))
    .where(and(eq(invites.id, id), isOpen));
  return row ?? null;
};

/** What its page says; `has_account` of a person who may enter. */
export const view = async (db: Reader, id: number): Promise<InviteView | null> => {
  const [row] = await db
    .select({
      name: invites.name,
      email: invites.email,
      user_type: invites.user_type,
      company: companies.name,
      invited_by: users.name,
    })
    .from(invites)
    .innerJoin(companies, eq(companies.id, invites.company_id))
    .leftJoin(users, eq(users.id, invites.created_by))
    .where(eq(invites.id, id));
  if (!row) return null;
  const accounts = await db.select({ id: users.id }).from(users).where(eq(users.email, row.email));
  return { ...row, has_account: accounts.length > 0 };
};

export const isMember = async (db: Reader, company_id: number, email: string): Promise<boolean> => {
  const rows = await db
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.company_id, company_id), eq(users.email, email)));
  return rows.length > 0;
};

/** Who accepted waits for somebody else, and not against the clock. */
const isWaited = and(eq(invites.status, 'pending'), isNull(invites.accepted_at), isNull(invites.deleted_at));

const isOverdue = (now: string) => and(isWaited, lte(invites.expires_at, now));

export const overdue = async (db: Reader, now: string): Promise<number[]> => {
  const rows = await db.select({ id: invites.id }).from(invites).where(isOverdue(now)).orderBy(invites.id);
  return rows.map(({ id }) => id);
};

/** It, locked, where it still is. */
export const lockOverdue = (db: Transaction, id: number, now: string) =>
  db
    .select()
    .from(invites)
    .where(and(eq(invites.id, id), isOverdue(now)))
    .for('update');

/** False where nobody waits for it any more. */
export const putToken = async (db: Transaction, id: number, token_hash: string): Promise<boolean> => {
  const rows = await db
    .update(invites)
    .set({ token_hash })
    .where(and(eq(invites.id, id), isWaited))
    .returning({ id: invites.id });
  return rows.length > 0;
};

export const markOpened = async (db: Database, id: number, now: string): Promise<void> => {
  await db.update(invites).set({ opened_at: now }).where(eq(invites.id, id));
};
