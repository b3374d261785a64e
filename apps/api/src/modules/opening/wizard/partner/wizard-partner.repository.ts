import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { companies, memberships } from '../../../../tables/company/company.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { partners } from '../../../../tables/wizard/wizard-partner.tables.ts';

/** More than any company that we open has. */
export const MOST_PARTNERS = 50;

export const ofCompany = (company_id: number): SQL => eq(partners.company_id, company_id);

/** In the order in which they came; the owner first. */
export const list = (db: Reader, company_id: number) => db.select().from(partners).where(ofCompany(company_id)).orderBy(asc(partners.id));

export const remove = async (tx: Tx, id: number, company_id: number) => {
  const [gone] = await tx.db
    .delete(partners)
    .where(and(eq(partners.id, id), ofCompany(company_id), eq(partners.is_owner, false)))
    .returning();
  if (!gone) throw notFound();
  return gone;
};

/** The partner of a link, with what they see of the company; null for a link that nobody has. */
export const findByToken = async (db: Reader, hash: string) => {
  const [row] = await db
    .select({ partner: partners, company: companies.name, asked_by: users.name })
    .from(partners)
    .innerJoin(companies, eq(companies.id, partners.company_id))
    .leftJoin(memberships, and(eq(memberships.company_id, companies.id), eq(memberships.is_owner, true)))
    .leftJoin(users, eq(users.id, memberships.user_id))
    .where(or(eq(partners.token_hash, hash), eq(partners.copied_hash, hash)))
    .limit(1);
  return row ?? null;
};

/** The letter's link of a partner from now on, and to whom it goes; null where nobody waits for it any more. */
export const putToken = async ({ db }: Pick<Tx, 'db'>, id: number, token_hash: string) => {
  const [row] = await db.select().from(partners).where(eq(partners.id, id)).for('update');
  if (!row?.email || row.filled_at !== null || row.invited_at === null) return null;
  await db.update(partners).set({ token_hash }).where(eq(partners.id, id));
  const [company] = await db
    .select({ company: companies.name, asked_by: users.name })
    .from(companies)
    .leftJoin(memberships, and(eq(memberships.company_id, companies.id), eq(memberships.is_owner, true)))
    .leftJoin(users, eq(users.id, memberships.user_id))
    .where(eq(companies.id, row.company_id));
  return company ? { name: row.name, email: row.email, ...company } : null;
};
