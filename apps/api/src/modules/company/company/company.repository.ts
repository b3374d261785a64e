import type { CompanyRow } from '@esteto/contract/company/company';
import { PAGE_SIZE } from '@esteto/contract/list';
import type { FilterOption, FilterOptionQuery } from '@esteto/contract/office/filter-option';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { companyStanding } from '../../../tables/company/company-standing.ts';
import { handoverItems } from '../../../tables/handover/handover.tables.ts';

const AWAITS_HANDOVER = sql<boolean>`exists (select 1 from ${handoverItems} i where i.company_id = ${companies.id} and i.status = 'awaited')`;

export const ofPerson = (db: Reader, userId: number): Promise<CompanyRow[]> =>
  db
    .select({
      id: companies.id,
      ...companyStanding,
      name: companies.name,
      fantasy_name: companies.fantasy_name,
      cnpj: companies.cnpj,
      tax_regime: companies.tax_regime,
      iss_rate: companies.iss_rate,
      opening_date: companies.opening_date,
      show_crm_popup: companies.show_crm_popup,
      awaits_handover: AWAITS_HANDOVER,
      created_at: companies.created_at,
      user_type: memberships.user_type,
      is_owner: memberships.is_owner,
      permissions: memberships.permissions,
    })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.company_id))
    .where(and(eq(memberships.user_id, userId), eq(memberships.is_active, true)))
    .orderBy(asc(companies.name));

export const find = async (db: Reader, id: number) => {
  const [row] = await db.select().from(companies).where(eq(companies.id, id));
  if (!row) throw notFound();
  return row;
};

export const isCnpjTaken = async (db: Reader, cnpj: string): Promise<boolean> => {
  const rows = await db.select({ id: companies.id }).from(companies).where(eq(companies.cnpj, cnpj));
  return rows.length > 0;
};

export const isCpfTaken = async (db: Reader, cpf: string): Promise<boolean> => {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.cpf, cpf), eq(companies.type, 'natural_person')));
  return rows.length > 0;
};

export const ownerId = async (db: Reader, company_id: number): Promise<number | null> => {
  const [row] = await db
    .select({ user_id: memberships.user_id })
    .from(memberships)
    .where(and(eq(memberships.company_id, company_id), eq(memberships.is_owner, true)))
    .orderBy(asc(memberships.id))
    .limit(1);
  return row?.user_id ?? null;
};

export const memberOf = (company_id: number): SQL => eq(memberships.company_id, company_id);

/** A few companies to filter by, in order of their names. */
export const options = async (db: Reader, { search, id }: FilterOptionQuery): Promise<FilterOption[]> => {
  const rows = await db
    .select({ id: companies.id, label: companies.name, cnpj: companies.cnpj, cpf: companies.cpf })
    .from(companies)
    .where(id === null ? containsKey(companies.search_key, search) : eq(companies.id, id))
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(PAGE_SIZE);
  return rows.map(({ cnpj, cpf, ...row }) => ({ ...row, detail: formatDocument(cnpj ?? cpf ?? '') || null }));
};
