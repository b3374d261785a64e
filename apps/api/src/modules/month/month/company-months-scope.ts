import { INVOICE_STATUSES, isIssued } from '@esteto/domain/billing/invoice/invoice-status';
import type { CompanyMonths } from '@esteto/domain/law/month/company-months';
import type { MonthRevenue } from '@esteto/domain/law/month/month-revenue';
import type { PayrollMonth } from '@esteto/domain/law/month/payroll-month';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, between, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { type ClosingFigures, closings } from '../../../tables/closing/closing.tables.ts';
import { companies, formerRegimes } from '../../../tables/company/company.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { payments } from '../../../tables/invoice/payment.tables.ts';
import { payrollMonths } from '../../../tables/r-factor/r-factor.tables.ts';
import { countsAsRevenue, revenue } from './revenue-scope.ts';

// What a company had by month, as columns of its row: a list asks for all of its companies at once.

const isIssuedNow = inArray(invoices.status, INVOICE_STATUSES.filter(isIssued));
const withoutIss = ne(invoices.iss_withheld, 'none');

const revenuesWithin = (from: string, to: string) =>
  sql<Record<string, MonthRevenue>>`(
    select coalesce(json_object_agg(months.competence, json_build_object(
      'issued', months.issued, 'waiting', months.waiting,
      'issued_without_iss', months.issued_without_iss, 'waiting_without_iss', months.waiting_without_iss)), '{}')
    from (
      select ${invoices.competence} as competence,
        coalesce(sum(${revenue}) filter (where ${isIssuedNow}), 0) as issued,
        coalesce(sum(${revenue}) filter (where not ${isIssuedNow}), 0) as waiting,
        coalesce(sum(${revenue}) filter (where ${and(isIssuedNow, withoutIss)}), 0) as issued_without_iss,
        coalesce(sum(${revenue}) filter (where not ${isIssuedNow} and ${withoutIss}), 0) as waiting_without_iss
      from ${invoices}
      where ${and(eq(invoices.company_id, companies.id), between(invoices.competence, from, to), countsAsRevenue)}
      group by ${invoices.competence}
    ) as months)`;

const payrollsWithin = (from: string, to: string) =>
  sql<Record<string, PayrollMonth>>`(
    select coalesce(json_object_agg(${payrollMonths.competence}, json_build_object(
      'pro_labore', ${payrollMonths.pro_labore}, 'wages', ${payrollMonths.wages},
      'inss_employer', ${payrollMonths.inss_employer}, 'fgts', ${payrollMonths.fgts})), '{}')
    from ${payrollMonths}
    where ${and(eq(payrollMonths.company_id, companies.id), between(payrollMonths.competence, from, to))})`;

const ofFormerRegimes = eq(formerRegimes.company_id, companies.id);

const everOnCashBasis = sql`(${companies.on_cash_basis} or exists (
  select 1 from ${formerRegimes} where ${and(ofFormerRegimes, formerRegimes.on_cash_basis)}))`;

/** What a taker kept back at a payment, beyond what the note says. */
export const withheldThen = sql`coalesce(${payments.withheld_iss}, 0) + coalesce(${payments.withheld_irrf}, 0) + coalesce(${payments.withheld_csrf}, 0)
  + coalesce(${payments.withheld_inss}, 0) + coalesce(${payments.withheld_other}, 0)`;

/**
 * The revenue that came in, by the month in which it did: each payment counts for the same part of the revenue as of what the invoice brings, rounded
 * so that the parts of an invoice paid whole sum to its revenue. Of companies on the cash basis only.
 */
const receivedWithin = (from: string, to: string) =>
  sql<Record<string, { amount: number; without_iss: number }>>`(case when not ${everOnCashBasis} then '{}'::json else (
    select coalesce(json_object_agg(months.month, json_build_object('amount', months.amount, 'without_iss', months.without_iss)), '{}')
    from (
      select to_char(parts.date, 'YYYY-MM') as month, sum(parts.part) as amount,
        coalesce(sum(parts.part) filter (where parts.without_iss), 0) as without_iss
      from (
        select settled.date, settled.without_iss,
          round(settled.revenue * least(settled.upto, settled.net) / settled.net)
            - round(settled.revenue * least(settled.upto - settled.now, settled.net) / settled.net) as part
        from (
          select ${payments.date} as date, ${withoutIss} as without_iss, ${revenue} as revenue, ${invoices.net_amount}::numeric as net,
            (${payments.amount} + ${withheldThen})::numeric as now,
            sum(${payments.amount} + ${withheldThen}) over (partition by ${payments.invoice_id} order by ${payments.date}, ${payments.id}) as upto
          from ${invoices} join ${payments} on ${and(eq(payments.invoice_id, invoices.id), isNull(payments.undone_at))}
          where ${and(eq(invoices.company_id, companies.id), countsAsRevenue, sql`${invoices.net_amount} > 0`)}
        ) as settled
        where settled.date between ${firstDayOf(from)} and ${lastDayOf(to)}
      ) as parts
      group by 1
    ) as months) end)`;

export const formerRegimesOf = sql<CompanyMonths['former_regimes']>`(
  select coalesce(json_agg(json_build_object(
    'until', ${formerRegimes.until}, 'tax_regime', ${formerRegimes.tax_regime}, 'on_cash_basis', ${formerRegimes.on_cash_basis})), '[]')
  from ${formerRegimes} where ${ofFormerRegimes})`;

const isPaid = and(inArray(boletos.status, ['paid', 'paid_late']), isNotNull(boletos.paid_on));

/** The month in which the boletos of a competence's DAS were paid; null where their day is over and they were not. */
const dasPaidWithin = (from: string, to: string) =>
  sql<CompanyMonths['das_paid_in']>`(
    select coalesce(json_object_agg(paid.competence, paid.month), '{}')
    from (
      select ${boletos.competence} as competence, to_char(max(${boletos.paid_on}) filter (where ${isPaid}), 'YYYY-MM') as month
      from ${boletos}
      where ${and(
        eq(boletos.company_id, companies.id),
        eq(boletos.tax_key, 'das'),
        between(boletos.competence, from, to),
        or(isPaid, eq(boletos.status, 'overdue')),
      )}
      group by ${boletos.competence}
    ) as paid)`;

const dasOfficialWithin = (from: string, to: string) =>
  sql<Record<string, number>>`(
    select coalesce(json_object_agg(${closings.month}, ${closings.das_official}), '{}') from ${closings}
    where ${and(eq(closings.company_id, companies.id), between(closings.month, from, to), isNotNull(closings.das_official))})`;

type Span = { from: string; to: string; live?: string | undefined };

/** What the closed months of a company were kept as, one value each: what changed since counts for nothing until the month is opened again. */
const closedWithin = <Value>({ from, to, live }: Span, value: SQL, where?: SQL) =>
  sql<Record<string, Value>>`(
    select coalesce(jsonb_object_agg(${closings.month}, ${value}), '{}') from ${closings}
    where ${and(
      eq(closings.company_id, companies.id),
      between(closings.month, from, to),
      eq(closings.status, 'closed'),
      isNotNull(closings.figures),
      live === undefined ? undefined : ne(closings.month, live),
      where,
    )})`;

const kept = (field: keyof ClosingFigures) => sql`${closings.figures} -> ${sql.raw(`'${field}'`)}`;
const keptCents = (field: keyof ClosingFigures) => sql`coalesce((${closings.figures} ->> ${sql.raw(`'${field}'`)})::bigint, 0)`;
const wasOnCashBasis = sql`(${closings.figures} ->> 'on_cash_basis')::boolean`;

const revenueKept = sql`jsonb_build_object('issued', ${keptCents('revenue')} - ${keptCents('waiting')}, 'waiting', ${keptCents('waiting')},
  'issued_without_iss', case when ${wasOnCashBasis} then 0 else ${keptCents('without_iss')} end, 'waiting_without_iss', 0)`;
const receivedKept = sql`jsonb_build_object('amount', ${keptCents('base')}, 'without_iss', ${keptCents('without_iss')})`;
const termsKept = sql`jsonb_build_object('tax_regime', ${kept('regime')}, 'on_cash_basis', ${kept('on_cash_basis')}, 'das', ${kept('das_calculated')})`;

/** Drizzle takes the table off the columns that stand at the top of a field where it selects of one table alone; a level below it lets them be. */
export const nested = <T>(query: SQL<T>): SQL<T> => sql`${query}`;

/** All that a tax of a competence asks for. `live`: a month that is told as it is now, closed or not. */
export const monthColumns = (from: string, to: string, live?: string) => ({
  type: companies.type,
  tax_regime: companies.tax_regime,
  on_cash_basis: companies.on_cash_basis,
  opening_date: companies.opening_date,
  former_regimes: nested(formerRegimesOf),
  revenues: sql<CompanyMonths['revenues']>`${revenuesWithin(from, to)}::jsonb || ${closedWithin({ from, to, live }, revenueKept)}`,
  received: sql<
    CompanyMonths['received']
  >`${receivedWithin(from, to)}::jsonb || ${closedWithin({ from, to, live }, receivedKept, wasOnCashBasis)}`,
  payrolls: nested(payrollsWithin(from, to)),
  das_paid_in: nested(dasPaidWithin(from, to)),
  das_official: nested(dasOfficialWithin(from, to)),
  closed: nested(closedWithin<CompanyMonths['closed'][string]>({ from, to, live }, termsKept)),
});
