import type { InputOf } from '@esteto/contract/endpoint';
import type { ChartInflow, ChartPayDays, ChartRevenue, ChartTaxes, chart } from '@esteto/contract/money/chart';
import { seesAllInvoices } from '@esteto/domain/billing/invoice/invoice-visibility';
import { monthsOfSpan } from '@esteto/domain/money/chart/chart-period';
import { type PaySpread, paySpread } from '@esteto/domain/money/chart/pay-spread';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { InvoiceService } from '../../billing/invoice/invoice.service.ts';
import { memberScope } from '../../billing/invoice/invoice-scope.ts';
import type { ClosingService } from '../../month/closing/closing.service.ts';
import type { MonthService } from '../../month/month/month.service.ts';
import type { CashFlowService } from '../cash-flow/cash-flow.service.ts';
import * as charts from './chart.repository.ts';
import { firstTold, NO_TAXES, taxesOf } from './chart-taxes.ts';

type Parts = Pick<Deps, 'db'> & {
  invoices: Pick<InvoiceService, 'grossByMonth'>;
  flow: Pick<CashFlowService, 'months'>;
  months: Pick<MonthService, 'between'>;
  closings: Pick<ClosingService, 'kept'>;
};

/** A company's figures over months, as its lists, its cash flow and its months say them; of who sees only their own invoices, those alone. */
export const chartService = ({ db, invoices, flow, months, closings }: Parts) => ({
  revenue: async (actor: CompanyActor, span: InputOf<typeof chart.revenue>): Promise<ChartRevenue> => {
    const scope = memberScope(actor);
    const yearBefore = addCompetence(span.from, -12);
    const [rows, takers] = await Promise.all([
      invoices.grossByMonth(scope, yearBefore, span.to),
      charts.revenueByTaker(db, { ...span, scope }),
    ]);
    const gross = new Map(rows.map((row) => [row.month, row.gross]));
    const drawn = monthsOfSpan({ from: yearBefore, to: span.to });
    return { own_only: ownOnly(actor), months: drawn.map((month) => ({ month, revenue: gross.get(month) ?? 0 })), takers };
  },

  inflow: async (actor: CompanyActor, { from, to }: InputOf<typeof chart.inflow>): Promise<ChartInflow> => {
    const summaries = await flow.months(actor, { from, to, balance_type: 'actual_month' });
    return { months: summaries.map(({ month, in: { expected, received } }) => ({ month, issued: expected, received })) };
  },

  payDays: async (actor: CompanyActor, span: InputOf<typeof chart.payDays>): Promise<ChartPayDays> => {
    const query = { ...span, scope: memberScope(actor) };
    const [takers, payments] = await Promise.all([charts.paidByTaker(db, query), charts.paidAfterByTaker(db, query)]);
    const spreadOf = (client_id: number): PaySpread | null => paySpread(payments.filter((payment) => payment.client_id === client_id));
    return {
      all: paySpread(payments),
      takers: takers.map((taker) => ({ ...taker, spread: spreadOf(taker.client_id) })),
    };
  },

  /** Told to who sees every invoice: a tax says what the company invoiced. Two statements. */
  taxes: async (actor: CompanyActor, span: InputOf<typeof chart.taxes>): Promise<ChartTaxes> => {
    if (ownOnly(actor)) return { ...NO_TAXES, hidden: true };
    const { company_id } = actor.company;
    const first = firstTold(span);
    const [companies, kept] = await Promise.all([months.between([company_id], first, span.to), closings.kept(company_id, first, span.to)]);
    const company = companies.get(company_id);
    if (!company) throw notFound();
    return taxesOf(company, kept, monthsOfSpan(span));
  },
});

const ownOnly = ({ company }: CompanyActor): boolean => !seesAllInvoices(company);
