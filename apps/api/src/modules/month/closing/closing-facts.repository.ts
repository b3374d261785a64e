import { ISSUED_STATUSES, OPEN_STATUSES } from '@esteto/domain/billing/invoice/invoice-status';
import { type CompanyMonths, firstMonthNeeded } from '@esteto/domain/law/month/company-months';
import { DONE_CLOSINGS } from '@esteto/domain/month/closing/closing-life';
import { OPEN_OBLIGATIONS } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import { and, eq, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { companyCertificates } from '../../../tables/certificate/certificate.tables.ts';
import { closings } from '../../../tables/closing/closing.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { bankAccounts, statements } from '../../../tables/statement/statement.tables.ts';
import { monthColumns } from '../month/company-months-scope.ts';
import { isInUse, isMissing, isUnchecked } from '../statement/statement-scope.ts';

/** What a closing counts of a company and a month; what the month comes to is the month's own (month/). */
export type ClosingCounts = {
  company_id: number;
  earlier_open: string | null;
  issued: number;
  open: number;
  with_client: number;
  withheld: number;
  obligations: number;
  obligations_open: number;
  obligations_overdue: number;
  accounts: number;
  statements_missing: number;
  statements_to_check: number;
  certificate_until: string | null;
};

/** With what is known of each by month, of the month itself as it is now, closed or not: one statement, whatever the number of companies. */
export const closingCounts = async (
  db: Reader,
  company_ids: readonly number[],
  month: string,
): Promise<(ClosingCounts & CompanyMonths)[]> => {
  if (company_ids.length === 0) return [];
  const ofInvoices = (what: SQL, where: SQL | undefined) =>
    sql<number>`(select coalesce(${what}, 0) from ${invoices}
      where ${and(eq(invoices.company_id, companies.id), eq(invoices.competence, month), where)})`.mapWith(Number);
  const ofObligations = (where?: SQL) =>
    sql<number>`(select count(*) from ${monthlyObligations}
      where ${and(eq(monthlyObligations.company_id, companies.id), eq(monthlyObligations.competence, month), where)})`.mapWith(Number);
  const inMonth = sql`${statements.year} = ${Number(month.slice(0, 4))} and ${statements.month} = ${Number(month.slice(5))}`;
  const ofAccounts = (where?: SQL) =>
    sql<number>`(select count(*) from ${bankAccounts} left join ${statements}
      on ${and(eq(statements.bank_account_id, bankAccounts.id), inMonth)} where ${and(eq(bankAccounts.company_id, companies.id), isInUse, where)})`.mapWith(
      Number,
    );
  return db
    .select({
      ...monthColumns(firstMonthNeeded(month), addCompetence(month, 1), month),
      company_id: companies.id,
      earlier_open: sql<string | null>`(select min(${closings.month}) from ${closings}
        where ${and(eq(closings.company_id, companies.id), lt(closings.month, month), notInArray(closings.status, [...DONE_CLOSINGS]))})`,
      issued: ofInvoices(sql`count(*)`, inArray(invoices.status, [...ISSUED_STATUSES])),
      open: ofInvoices(sql`count(*)`, inArray(invoices.status, [...OPEN_STATUSES])),
      with_client: ofInvoices(sql`count(*)`, eq(invoices.status, 'requirement')),
      withheld: ofInvoices(sql`sum(${invoices.withheld_total})`, inArray(invoices.status, [...ISSUED_STATUSES])),
      obligations: ofObligations(),
      obligations_open: ofObligations(inArray(monthlyObligations.status, [...OPEN_OBLIGATIONS])),
      obligations_overdue: ofObligations(eq(monthlyObligations.status, 'overdue')),
      accounts: ofAccounts(),
      statements_missing: ofAccounts(isMissing),
      statements_to_check: ofAccounts(isUnchecked),
      certificate_until: sql<string | null>`to_char(${companyCertificates.valid_until} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`,
    })
    .from(companies)
    .leftJoin(companyCertificates, eq(companyCertificates.company_id, companies.id))
    .where(inArray(companies.id, [...company_ids]));
};
