import type { CompanyType, TaxRegime } from '@esteto/domain/company/company/company-kinds';
import type { CompanyMonths } from '@esteto/domain/law/month/company-months';
import { SAME_MONEY_DAYS } from '@esteto/domain/money/profit-distribution/profit-distribution-form';
import { isWithheldOnProfits, type ProfitsPaid } from '@esteto/domain/month/monthly-obligation/withholding-facts';
import { addCompetence, firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { bookCompanyOf } from '../../../tables/cash-book/book-company.ts';
import { cashBookEntries } from '../../../tables/cash-book/cash-book.tables.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { isInOffice } from '../../../tables/company/company-standing.ts';
import { expenses } from '../../../tables/expense/expense.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { municipalParameters, municipalRules } from '../../../tables/municipal-parameter/municipal-parameter.tables.ts';
import { profitDistributions } from '../../../tables/profit-distribution/profit-distribution.tables.ts';
import { paidPeople, unnamedProfits } from '../../../tables/profit-distribution/profit-scope.ts';
import { payrollMonths } from '../../../tables/r-factor/r-factor.tables.ts';
import { wizards } from '../../../tables/wizard/wizard.tables.ts';
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
  /** As the office told it, or as its statements prove. */
  has_withholdings: boolean;
  distributes_profits: boolean;
  receives_from_individuals: boolean;
  iss_due_day: number | null;
  state: string | null;
  ibge: string | null;
  cnaes: string[];
};

/** Companies that still work, after one id, in order of id. A payroll of the last three months, an income of the last twelve tell what they do. */
export const profiles = async (db: Reader, month: string, page: { after: number; limit: number }): Promise<ProfiledCompany[]> => {
  const competence = addCompetence(month, -1);
  const rows = await profileRows(db, month, page);
  return rows.map(({ profits, withholds_at_source, ...row }) => ({
    ...row,
    has_withholdings: withholds_at_source || isWithheldOnProfits(profits, competence),
    distributes_profits: profits.total + profits.free > 0,
  }));
};

const profileRows = (db: Reader, month: string, { after, limit }: { after: number; limit: number }) => {
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
        withholds_at_source: companies.withholds_at_source,
        profits: profitsPaid(addCompetence(month, -1), month),
        cnaes: sql<
          string[]
        >`coalesce((select ${wizards.company_type} -> 'cnaes' from ${wizards} where ${wizards.company_id} = ${companies.id}), '[]')`,
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

/**
 * The profits that a company paid from the first day of one month to that of another: those of each person, the movements of which nobody said whose, and the
 * expenses of that kind that stand for neither. Profits of earlier results are told in `free`, and nothing is kept back on them.
 */
const profitsPaid = (from: string, until: string) => {
  const days = { from: firstDayOf(from), until: lastDayOf(addCompetence(until, -1)) };
  return sql<ProfitsPaid & { free: number }>`(
  select json_build_object('total', coalesce(sum(paid.amount), 0)::float8, 'most', coalesce(max(paid.amount), 0)::float8,
    'free', coalesce(sum(paid.free), 0)::float8, 'partners', greatest(count(paid.person), (select count(*)::int from ${memberships}
      where ${memberships.company_id} = ${companies.id} and ${memberships.user_type} = 'partner' and ${memberships.is_active})))
  from (
    select person, coalesce(paid, 0) as amount, coalesce(earlier, 0) as free from ${paidPeople(sql`${companies.id}`, days)} named
    union all
    select null, amount, 0 from ${unnamedProfits(sql`${companies.id}`, days)} unnamed
    union all
    select null, ${expenses.amount}, 0 from ${expenses}
    where ${expenses.company_id} = ${companies.id} and ${expenses.deleted_at} is null and ${expenses.category} = 'profit'
      and ${expenses.paid_on} between ${days.from} and ${days.until}
      and not exists (select from ${profitDistributions} where ${profitDistributions.company_id} = ${companies.id} and ${profitDistributions.voided_at} is null
        and ${profitDistributions.amount} = ${expenses.amount} and abs(${profitDistributions.paid_on} - ${expenses.paid_on}) <= ${SAME_MONEY_DAYS}::int)
  ) paid)`;
};
