import type { ListInput, Page } from '@esteto/contract/list';
import type { PayrollMonth } from '@esteto/domain/r-factor/payroll-month-form';
import type { RFactorFilters } from '@esteto/domain/r-factor/r-factor-filters';
import { and, between, eq, ne, notInArray } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { containsKey } from '../../platform/database/search.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { readPage } from '../../platform/http/paging.ts';
import { companies } from '../company/company.tables.ts';
import { users } from '../user/user.tables.ts';
import { payrollsWithin, revenuesWithin } from './company-months-scope.ts';
import { payrollMonths } from './r-factor.tables.ts';
import { isInSituation } from './r-factor-situation.ts';

export type Listed = {
  id: number;
  name: string;
  opening_date: string | null;
  analyst_name: string | null;
  revenues: Record<string, number>;
  payrolls: Record<string, PayrollMonth>;
};

/** Companies that have a fator R: those in the Simples. */
const hasFactor = and(eq(companies.tax_regime, 'simples'), ne(companies.type, 'natural_person'));

/** Those that still work, each with its revenues and payrolls between two months. */
export const list = (
  db: Reader,
  { competence, ...input }: ListInput & Partial<RFactorFilters> & { competence: string },
  span: { from: string; to: string },
): Promise<Page<Listed>> =>
  readPage(
    db,
    {
      input,
      orders: { name: companies.name },
      defaultOrder: 'name',
      id: companies.id,
      where: and(
        hasFactor,
        notInArray(companies.accounting_status, ['closed', 'inactive']),
        containsKey(companies.search_key, input.search),
        input.analyst_id ? eq(companies.analyst_id, input.analyst_id) : undefined,
        input.situation ? isInSituation(input.situation, competence) : undefined,
      ),
    },
    (where) =>
      db
        .select({
          id: companies.id,
          name: companies.name,
          opening_date: companies.opening_date,
          analyst_name: users.name,
          revenues: revenuesWithin(span.from, span.to),
          payrolls: payrollsWithin(span.from, span.to),
        })
        .from(companies)
        .leftJoin(users, eq(users.id, companies.analyst_id))
        .where(where),
  );

export const company = async (db: Reader, id: number, span: { from: string; to: string }) => {
  const [row] = await db
    .select({
      id: companies.id,
      name: companies.name,
      opening_date: companies.opening_date,
      revenues: revenuesWithin(span.from, span.to),
    })
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
