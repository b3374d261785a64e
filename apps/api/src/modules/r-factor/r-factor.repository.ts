import type { ListInput, Page } from '@esteto/contract/list';
import type { CompanyMonths } from '@esteto/domain/month/company-months';
import type { RFactorFilters } from '@esteto/domain/r-factor/r-factor-filters';
import { and, between, eq, inArray, ne, notInArray, type SQL } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { containsKey } from '../../platform/database/search.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { readPage } from '../../platform/http/paging.ts';
import { companies } from '../../tables/company/company.tables.ts';
import { payrollMonths } from '../../tables/r-factor/r-factor.tables.ts';
import { users } from '../../tables/user/user.tables.ts';
import { monthColumns } from '../month/company-months-scope.ts';

type Span = { from: string; to: string };
type Filters = Partial<RFactorFilters>;

/** Companies that have a fator R: those in the Simples. */
const hasFactor = and(eq(companies.tax_regime, 'simples'), ne(companies.type, 'natural_person'));

const matching = ({ search, analyst_id }: Filters): SQL | undefined =>
  and(
    hasFactor,
    notInArray(companies.accounting_status, ['closed', 'inactive']),
    containsKey(companies.search_key, search),
    analyst_id ? eq(companies.analyst_id, analyst_id) : undefined,
  );

export type Listed = { id: number; name: string; analyst_name: string | null } & CompanyMonths;

/** Those that still work, each with what it had by month. `among`: of these alone. */
export const list = (
  db: Reader,
  { among, ...input }: ListInput & Filters & { among?: readonly number[] | undefined },
  { from, to }: Span,
): Promise<Page<Listed>> =>
  readPage(
    db,
    {
      input,
      orders: { name: companies.name },
      defaultOrder: 'name',
      id: companies.id,
      where: and(matching(input), among ? inArray(companies.id, [...among]) : undefined),
    },
    (where) =>
      db
        .select({ id: companies.id, name: companies.name, analyst_name: users.name, ...monthColumns(from, to) })
        .from(companies)
        .leftJoin(users, eq(users.id, companies.analyst_id))
        .where(where),
  );

/** All of them, for a filter that only the law can judge. */
export const candidates = (db: Reader, input: Filters, { from, to }: Span): Promise<({ id: number } & CompanyMonths)[]> =>
  db
    .select({ id: companies.id, ...monthColumns(from, to) })
    .from(companies)
    .where(matching(input));

/** With what it had by month; 404 for one that has no fator R. */
export const company = async (db: Reader, id: number, { from, to }: Span): Promise<{ id: number; name: string } & CompanyMonths> => {
  const [row] = await db
    .select({ id: companies.id, name: companies.name, ...monthColumns(from, to) })
    .from(companies)
    .where(and(eq(companies.id, id), hasFactor));
  if (!row) throw notFound();
  return row;
};

export const payrolls = (db: Reader, company_id: number, from: string, to: string) =>
  db
    .select({
      id: payrollMonths.id,
      version: payrollMonths.version,
      competence: payrollMonths.competence,
      pro_labore: payrollMonths.pro_labore,
      wages: payrollMonths.wages,
      inss_employer: payrollMonths.inss_employer,
      fgts: payrollMonths.fgts,
      reason: payrollMonths.reason,
      author_name: users.name,
      updated_at: payrollMonths.updated_at,
    })
    .from(payrollMonths)
    .leftJoin(users, eq(users.id, payrollMonths.updated_by))
    .where(and(eq(payrollMonths.company_id, company_id), between(payrollMonths.competence, from, to)));
