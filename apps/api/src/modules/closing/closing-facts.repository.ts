import type { TaxRegime } from '@esteto/domain/company/company-kinds';
import { ISSUED_STATUSES, OPEN_STATUSES } from '@esteto/domain/invoice/invoice-status';
import { OPEN_OBLIGATIONS } from '@esteto/domain/monthly-obligation/monthly-obligation-life';
import type { PayrollMonth } from '@esteto/domain/r-factor/payroll-month-form';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { companyCertificates } from '../certificate/certificate.tables.ts';
import { companies } from '../company/company.tables.ts';
import { invoices } from '../invoice/invoice.tables.ts';
import { monthlyObligations } from '../monthly-obligation/monthly-obligation.tables.ts';
import { payrollsWithin, revenuesWithin } from '../r-factor/company-months-scope.ts';

/** What is known of a company and a month. */
export type CompanyMonth = {
  company_id: number;
  tax_regime: TaxRegime;
  opening_date: string | null;
  revenues: Record<string, number>;
  payrolls: Record<string, PayrollMonth>;
  issued: number;
  open: number;
  with_client: number;
  withheld: number;
  obligations: number;
  obligations_open: number;
  obligations_overdue: number;
  certificate_until: string | null;
};

/** Months before a competence that any window of the Simples reaches back to. */
const REACH = 13;

/** One statement, whatever the number of companies. */
export const companyMonths = (db: Reader, company_ids: readonly number[], month: string): Promise<CompanyMonth[]> => {
  const from = addCompetence(month, -REACH);
  const ofInvoices = (what: SQL, where: SQL | undefined) =>
    sql<number>`(select coalesce(${what}, 0) from ${invoices}
      where ${and(eq(invoices.company_id, companies.id), eq(invoices.competence, month), where)})`.mapWith(Number);
  const ofObligations = (where?: SQL) =>
    sql<number>`(select count(*) from ${monthlyObligations}
      where ${and(eq(monthlyObligations.company_id, companies.id), eq(monthlyObligations.competence, month), where)})`.mapWith(Number);
  return db
    .select({
      company_id: companies.id,
      tax_regime: companies.tax_regime,
      opening_date: companies.opening_date,
      revenues: revenuesWithin(from, month),
      payrolls: payrollsWithin(from, month),
      issued: ofInvoices(sql`count(*)`, inArray(invoices.status, [...ISSUED_STATUSES])),
      open: ofInvoices(sql`count(*)`, inArray(invoices.status, [...OPEN_STATUSES])),
      with_client: ofInvoices(sql`count(*)`, eq(invoices.status, 'requirement')),
      withheld: ofInvoices(sql`sum(${invoices.withheld_total})`, inArray(invoices.status, [...ISSUED_STATUSES])),
      obligations: ofObligations(),
      obligations_open: ofObligations(inArray(monthlyObligations.status, [...OPEN_OBLIGATIONS])),
      obligations_overdue: ofObligations(eq(monthlyObligations.status, 'overdue')),
      certificate_until: sql<string | null>`to_char(${companyCertificates.valid_until} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`,
    })
    .from(companies)
    .leftJoin(companyCertificates, eq(companyCertificates.company_id, companies.id))
    .where(inArray(companies.id, [...company_ids]));
};
