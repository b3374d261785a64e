import type { CompanyType, TaxRegime } from '@esteto/domain/company/company/company-kinds';
import type { CompanyMonths } from '@esteto/domain/law/month/company-months';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { bookCompanyOf } from '../../../tables/cash-book/book-company.ts';
import { cashBookEntries } from '../../../tables/cash-book/cash-book.tables.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { isInOffice } from '../../../tables/company/company-standing.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { municipalParameters, municipalRules } from '../../../tables/municipal-parameter/municipal-parameter.tables.ts';
import { payrollMonths } from '../../../tables/r-factor/r-factor.tables.ts';
import { formerRegimesOf } from '../month/company-months-scope.ts';

/** The facts of a company that decide which obligations it has. */
export type ProfiledCompany = {
  id: number;
  analyst_id: number | null;
  type: CompanyType;
  tax_regime: TaxRegime;
  on_cash_basis: boolean;
  former_regimes: CompanyMonths['former_regimes'];
  is_self_employed: boolean;
  has_employees: boolean;
  has_pro_labore: boolean;
  receives_from_individuals: boolean;
  iss_due_day: number | null;
  state: string | null;
  ibge: string | null;
};

/** Companies that still work, after one id, in order of id. A payroll of the last three months, an income of the last twelve tell what they do. */
export const profiles = (db: Reader, month: string, { after, limit }: { after: number; limit: number }): Promise<ProfiledCompany[]> => {
  const paid = (what: typeof payrollMonths.wages | typeof payrollMonths.pro_labore) =>
    sql<boolean>`exists (select 1 from ${payrollMonths} where ${payrollMonths.company_id} = ${companies.id} and ${what} > 0
      and ${payrollMonths.competence} >= ${addCompetence(month, -3)})`;
  const yearAgo = addCompetence(month, -12);
  return (
    db
      .select({
        id: companies.id,
        analyst_id: companies.analyst_id,
        type: companies.type,
        tax_regime: companies.tax_regime,
        on_cash_basis: companies.on_cash_basis,
        former_regimes: formerRegimesOf,
        is_self_employed: companies.is_self_employed,
        has_employees: paid(payrollMonths.wages),
        has_pro_labore: paid(payrollMonths.pro_labore),
        receives_from_individuals: sql<boolean>`(exists (select 1 from ${invoices}
          join ${clients} on ${clients.id} = ${invoices.client_id}
          where ${invoices.company_id} = ${companies.id} and ${clients.person_type} = 'PF' and ${invoices.competence} >= ${yearAgo})
        or exists (select 1 from ${memberships} join ${cashBookEntries} on ${cashBookEntries.user_id} = ${memberships.user_id}
          where ${memberships.company_id} = ${companies.id} and ${bookCompanyOf(memberships.user_id)} = ${companies.id}
          and ${cashBookEntries.received_from} = 'PF' and ${cashBookEntries.deleted_at} is null
          and ${cashBookEntries.entry_date} >= ${`${yearAgo}-01`}))`,
        state: sql<string | null>`${companies.address} ->> 'state'`,
        ibge: sql<string | null>`${companies.address} ->> 'ibge'`,
        iss_due_day: sql<number | null>`(select ${municipalRules.iss_due_day} from ${municipalRules}
        where ${municipalRules.parameter_id} = ${municipalParameters.id} and ${municipalRules.valid_from} <= ${month}
        order by ${municipalRules.valid_from} desc, ${municipalRules.id} desc limit 1)`,
      })
      .from(companies)
      .leftJoin(municipalParameters, eq(municipalParameters.ibge, sql`${companies.address} ->> 'ibge'`))
      // Who is still on its way in has nothing to deliver yet.
      .where(and(gt(companies.id, after), eq(companies.wizard_step, 'finished'), isInOffice))
      .orderBy(asc(companies.id))
      .limit(limit)
  );
};
