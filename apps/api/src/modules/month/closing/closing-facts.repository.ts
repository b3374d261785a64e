import { ISSUED_STATUSES, OPEN_STATUSES } from '@esteto/domain/billing/invoice/invoice-status';
import type { CertificateTrust } from '@esteto/domain/company/certificate/certificate-trust';
import { type CompanyMonths, firstMonthNeeded } from '@esteto/domain/law/month/company-months';
import type { ObligationKey } from '@esteto/domain/law/obligation/obligation-rule';
import type { BoletoTax } from '@esteto/domain/money/boleto/boleto-form';
import { DONE_CLOSINGS } from '@esteto/domain/month/closing/closing-life';
import type { MonthlyObligationStatus } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { addCompetence, firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, between, eq, gt, inArray, isNotNull, isNull, lt, not, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { companyCertificates } from '../../../tables/certificate/certificate.tables.ts';
import { closings } from '../../../tables/closing/closing.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../tables/invoice/payment.tables.ts';
import { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { bankAccounts, bankTransactions, statements } from '../../../tables/statement/statement.tables.ts';
import { monthColumns, withheldThen } from '../month/company-months-scope.ts';
import { isInUse, isMissing, isUnchecked } from '../statement/statement-scope.ts';

/** What a closing counts of a company and a month; what the month comes to is the month's own (month/). */
export type ClosingCounts = {
  company_id: number;
  earlier_open: string | null;
  issued: number;
  open: number;
  sending: number;
  with_client: number;
  withheld: number;
  /** What takers kept back at the payment of the month's notes, which their notes do not say. */
  withheld_beyond: number;
  unexplained: { count: number; amount: number };
  obligations: CountedObligation[];
  /** Sums of the guides of the month that are in force, by tax. */
  guides: Partial<Record<BoletoTax, number>>;
  accounts: number;
  statements_missing: number;
  statements_to_check: number;
  certificate_until: string | null;
  certificate_trust: CertificateTrust | null;
};

/** `rule_key`: null for one of the office's own rules. */
export type CountedObligation = {
  rule_key: ObligationKey | null;
  status: MonthlyObligationStatus;
  legal_date: string | null;
  amount: number | null;
};

/** A boleto that pays nothing. */
const NO_GUIDE = ['canceled', 'generation_failed', 'validation_failed'] as const;

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
      sending: ofInvoices(sql`count(*)`, eq(invoices.status, 'sending')),
      with_client: ofInvoices(sql`count(*)`, eq(invoices.status, 'requirement')),
      withheld: ofInvoices(sql`sum(${invoices.withheld_total})`, inArray(invoices.status, [...ISSUED_STATUSES])),
      withheld_beyond: sql<number>`(select coalesce(sum(${withheldThen}), 0) from ${invoices}
        join ${payments} on ${and(eq(payments.invoice_id, invoices.id), isNull(payments.undone_at))}
        where ${and(eq(invoices.company_id, companies.id), eq(invoices.competence, month), inArray(invoices.status, [...ISSUED_STATUSES]))})`.mapWith(
        Number,
      ),
      unexplained: sql<ClosingCounts['unexplained']>`(
        select json_build_object('count', count(*), 'amount', coalesce(sum(${bankTransactions.amount}), 0)) from ${bankTransactions}
        where ${and(
          eq(bankTransactions.company_id, companies.id),
          between(bankTransactions.date, firstDayOf(month), lastDayOf(month)),
          not(bankTransactions.is_said),
          isNull(bankTransactions.undone_at),
          gt(bankTransactions.amount, 0),
        )})`,
      obligations: sql<CountedObligation[]>`(
        select coalesce(json_agg(json_build_object('rule_key', ${monthlyObligations.rule_key}, 'status', ${monthlyObligations.status},
          'legal_date', ${monthlyObligations.legal_date}, 'amount', ${monthlyObligations.amount})), '[]') from ${monthlyObligations}
        where ${and(eq(monthlyObligations.company_id, companies.id), eq(monthlyObligations.competence, month))})`,
      guides: sql<ClosingCounts['guides']>`(
        select coalesce(json_object_agg(guides.tax_key, guides.amount), '{}') from (
          select ${boletos.tax_key} as tax_key, sum(${boletos.amount}) as amount from ${boletos}
          where ${and(
            eq(boletos.company_id, companies.id),
            eq(boletos.competence, month),
            isNotNull(boletos.tax_key),
            isNull(boletos.taxpayer_id),
            notInArray(boletos.status, [...NO_GUIDE]),
          )} group by 1) as guides)`,
      accounts: ofAccounts(),
      statements_missing: ofAccounts(isMissing),
      statements_to_check: ofAccounts(isUnchecked),
      certificate_until: sql<string | null>`to_char(${companyCertificates.valid_until} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`,
      certificate_trust: companyCertificates.trust,
    })
    .from(companies)
    .leftJoin(companyCertificates, eq(companyCertificates.company_id, companies.id))
    .where(inArray(companies.id, [...company_ids]));
};
