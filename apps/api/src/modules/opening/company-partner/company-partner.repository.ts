import type { ArticlesPartner, MemberPartner } from '@esteto/domain/company/partner/company-partners';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { doctors } from '../../../tables/doctor/doctor.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { wizards } from '../../../tables/wizard/wizard.tables.ts';
import { partners } from '../../../tables/wizard/wizard-partner.tables.ts';

/** What the company was divided into, by its articles that were made here; null of one that came as it is. 404 where there is none. */
export const articles = async (db: Reader, company_id: number) => {
  const [row] = await db
    .select({ new_company: wizards.new_company })
    .from(companies)
    .leftJoin(wizards, eq(wizards.company_id, companies.id))
    .where(eq(companies.id, company_id));
  if (!row) throw notFound();
  return row.new_company;
};

/** Partners of the articles, in the order in which they were told. */
export const stated = (db: Reader, company_id: number): Promise<ArticlesPartner[]> =>
  db
    .select({
      name: partners.name,
      email: partners.email,
      is_owner: partners.is_owner,
      shares: partners.shares,
      cpf: sql<ArticlesPartner['cpf']>`${partners.form} ->> 'cpf'`,
      marital_status: sql<ArticlesPartner['marital_status']>`${partners.form} ->> 'marital_status'`,
      matrimonial_regime: sql<ArticlesPartner['matrimonial_regime']>`${partners.form} ->> 'matrimonial_regime'`,
    })
    .from(partners)
    .where(eq(partners.company_id, company_id))
    .orderBy(asc(partners.id));

/** People who enter as partners, the owner first. */
export const members = (db: Reader, company_id: number): Promise<MemberPartner[]> =>
  db
    .select({
      user_id: users.id,
      name: users.name,
      email: users.email,
      is_owner: memberships.is_owner,
      is_active: memberships.is_active,
      cpf: doctors.cpf,
      marital_status: doctors.marital_status,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .leftJoin(doctors, eq(doctors.user_id, users.id))
    .where(and(eq(memberships.company_id, company_id), eq(memberships.user_type, 'partner')))
    .orderBy(desc(memberships.is_owner), asc(users.name), asc(memberships.id));
