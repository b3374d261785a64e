import type { InviteRow, InviteView } from '@esteto/contract/invite';
import { and, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import { companies, memberships } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';
import { invites } from './invite.tables.ts';

export const ofCompany = (company_id: number) => and(eq(invites.company_id, company_id), isNull(invites.deleted_at));

/** Those that nobody accepted, the newest first. */
export const open = (db: Reader, company_id: number): Promise<InviteRow[]> =>
  db
    .select()
    .from(invites)
    .where(and(ofCompany(company_id), inArray(invites.status, ['pending', 'expired'])))
    .orderBy(desc(invites.sent_at), desc(invites.id));

/** What holds of a token's hash at an instant; null for one that is used, over or unknown. */
export const findByToken = async (db: Reader, token_hash: string, now: string) => {
  const [row] = await db
    .select()
    .from(invites)
    .where(and(eq(invites.token_hash, token_hash), eq(invites.status, 'pending'), gt(invites.expires_at, now), isNull(invites.deleted_at)));
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
  const known = await db.select({ id: users.id }).from(users).where(eq(users.email, row.email));
  return { ...row, has_account: known.length > 0 };
};

export const isMember = async (db: Reader, company_id: number, email: string): Promise<boolean> => {
  const rows = await db
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.company_id, company_id), eq(users.email, email)));
  return rows.length > 0;
};

export const lockOverdue = (db: Transaction, now: string) =>
  db
    .select()
    .from(invites)
    .where(and(eq(invites.status, 'pending'), lte(invites.expires_at, now), isNull(invites.deleted_at)))
    .for('update');

/** False where nobody waits for it any more. */
export const putToken = async (db: Transaction, id: number, token_hash: string): Promise<boolean> => {
  const rows = await db
    .update(invites)
    .set({ token_hash })
    .where(and(eq(invites.id, id), eq(invites.status, 'pending'), isNull(invites.deleted_at)))
    .returning({ id: invites.id });
  return rows.length > 0;
};

export const markOpened = async (db: Database, id: number, now: string): Promise<void> => {
  await db.update(invites).set({ opened_at: now }).where(eq(invites.id, id));
};
