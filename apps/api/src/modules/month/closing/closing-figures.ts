import { type CompanyMonths, openedIn } from '@esteto/domain/law/month/company-months';
import { revenueTotal } from '@esteto/domain/law/month/month-revenue';
import { payrollTotal } from '@esteto/domain/law/month/payroll-month';
import type { SelicRates } from '@esteto/domain/law/obligation/late-tax';
import { taxFreeProfit } from '@esteto/domain/law/tax/dividends';
import { type MonthTax, monthTax, withinTheLaw } from '@esteto/domain/law/tax/month-tax';
import { simplesLimits } from '@esteto/domain/law/tax/simples-limit';
import type { ClosingFacts, ComparedTax } from '@esteto/domain/month/closing/closing-checks';
import { dasDifference } from '@esteto/domain/month/closing/closing-difference';
import { lateEstimate } from '@esteto/domain/month/monthly-obligation/late-estimate';
import { isOpenObligation } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { addDays } from '@esteto/domain/shared/date/date';
import { sumCents } from '@esteto/domain/shared/money/money';
import type { ClosingFigures, closings } from '../../../tables/closing/closing.tables.ts';
import type { ClosingCounts } from './closing-facts.repository.ts';

/** A month that is closed, as it was kept, with what the PGDAS-D said of it. */
export type KeptClosing = { month: string; figures: ClosingFigures; das_official: number | null };

/** What somebody typed from the extract of the PGDAS-D, cents. */
export type Official = Pick<typeof closings.$inferSelect, 'das_official' | 'revenue_official' | 'rbt12_official'>;

export const closingFigures = (tax: MonthTax, { payrolls, withheld }: CompanyMonths & ClosingCounts): ClosingFigures => {
  const payroll = payrolls[tax.competence];
  return {
    regime: tax.tax_regime,
    on_cash_basis: tax.on_cash_basis,
    revenue: revenueTotal(tax.revenue),
    waiting: tax.revenue.waiting,
    withheld,
    payroll: payroll ? payrollTotal(payroll) : null,
    presumido: tax.presumido,
    dividends_free: dividendsFree(tax),
    ...simplesFigures(tax),
  };
};

/** Without bookkeeping: of a company that keeps books it is the accounting profit, which nobody tells here. */
const dividendsFree = ({ simples, das, revenue, competence }: MonthTax): number | null => {
  if (!simples || !das) return null;
  const input = { competence, revenue: revenueTotal(revenue), irpj_in_das: das.taxes['IRPJ'] ?? 0, accounting_profit: null };
  return withinTheLaw(() => taxFreeProfit(input).limit);
};

const simplesFigures = ({ simples, das }: MonthTax) => ({
  base: simples?.base.total ?? null,
  without_iss: simples?.base.without_iss ?? null,
  rbt12: simples?.rbt12 ?? null,
  rbt12_waiting: simples?.rbt12_waiting ?? null,
  ratio: simples?.factor.ratio ?? null,
  cpp12: simples?.factor.cpp12 ?? null,
  annex: simples?.annex ?? null,
  untold: simples?.factor.untold ?? [],
  effective_rate: das?.effective_rate ?? null,
  das_calculated: das?.total ?? null,
  das_waiting: das && das.total - das.issued,
  das_problem: simples?.problem ?? null,
});

/** A month of a company as the checks look at it. */
type Month = { counts: ClosingCounts & CompanyMonths; tax: MonthTax; official: Official; today: string };

export const closingFacts = ({ counts, tax, official, today }: Month): ClosingFacts => {
  const { competence: month, simples, das } = tax;
  const { payrolls, guides, obligations, certificate_until, certificate_trust } = counts;
  const payroll = payrolls[month];
  const open = obligations.filter(({ status }) => isOpenObligation(status));
  const iss = obligations.filter(({ rule_key }) => rule_key === 'iss');
  const is_simples = tax.tax_regime === 'simples';
  return {
    month,
    earlier_open: counts.earlier_open,
    is_simples,
    invoices: {
      issued: counts.issued,
      open: counts.open - counts.with_client - counts.sending,
      sending: counts.sending,
      with_client: counts.with_client,
    },
    revenue: revenueTotal(tax.revenue),
    statements: { accounts: counts.accounts, missing: counts.statements_missing, to_check: counts.statements_to_check },
    unexplained: counts.unexplained,
    withheld_beyond: counts.withheld_beyond,
    payroll: payroll ? { total: payrollTotal(payroll), pro_labore: payroll.pro_labore } : null,
    revenue_official: official.revenue_official,
    das_calculated: das?.total ?? null,
    das_official: official.das_official,
    das_guide: guides.das ?? null,
    das_difference: differenceOf(tax, official, guides.das ?? null),
    das_problem: simples?.problem ?? null,
    untold: simples?.factor.untold ?? [],
    presumido: presumidoTaxes(tax, guides),
    iss: iss.length === 0 ? null : iss.some(({ status }) => isOpenObligation(status)) ? 'open' : 'done',
    limits: is_simples ? limitsOf(counts, month) : null,
    obligations: {
      total: obligations.length,
      open: open.length,
      overdue: open.filter(({ status, legal_date }) => status === 'overdue' || (legal_date !== null && legal_date < today)).length,
      next: open.flatMap(({ legal_date }) => legal_date ?? []).toSorted()[0] ?? null,
    },
    certificate: certificate_until !== null && certificate_trust ? { until: certificate_until, trust: certificate_trust } : null,
  };
};

const differenceOf = ({ simples, das, competence }: MonthTax, official: Official, guide: number | null) => {
  const { das_official, revenue_official: revenue, rbt12_official: rbt12 } = official;
  const owed = das_official ?? guide;
  if (!simples || !das || owed === null) return null;
  const { base, iss_in_das } = simples;
  const ours = {
    annex: das.annex,
    competence,
    rbt12: simples.rbt12,
    iss_in_das,
    revenue: base.total,
    revenue_without_iss: base.without_iss,
  };
  return dasDifference(ours, { das: owed, revenue, rbt12 });
};

/** PIS and Cofins of the month, and in the last one of a quarter its IRPJ and CSLL. */
const presumidoTaxes = ({ presumido, competence }: MonthTax, guides: ClosingCounts['guides']): ComparedTax[] => {
  if (!presumido) return [];
  const { pis, cofins, irpj, csll } = presumido;
  const monthly = { label: 'PIS e Cofins', calculated: pis + cofins, guide: guides.pis_cofins ?? null };
  const quarterly = { label: 'IRPJ e CSLL', calculated: irpj + csll, guide: guides.irpj_csll ?? null };
  return Number(competence.slice(5)) % 3 === 0 ? [monthly, quarterly] : [monthly];
};

/** Null as well of a month before the opening: its date was corrected after the month had begun to be closed. */
const limitsOf = (months: CompanyMonths, month: string) => {
  if (openedIn(months) > month) return null;
  const upTo = Object.entries(months.revenues).filter(([each]) => each <= month);
  const revenues = Object.fromEntries(upTo.map(([each, revenue]) => [each, revenueTotal(revenue)]));
  return withinTheLaw(() => simplesLimits({ year: Number(month.slice(0, 4)), opened: openedIn(months), revenues }));
};

/** What all that is open of the month costs once it is late: today, or on the first day after its own. Cents. */
export const penaltyOf = ({ counts, tax, today }: Month, selic: SelicRates): number =>
  sumCents(
    counts.obligations
      .filter(({ status }) => isOpenObligation(status))
      .map(({ rule_key, legal_date, amount }) => {
        const late = legal_date === null ? today : addDays(legal_date, 1);
        if (rule_key === null) return 0;
        const owed = amount ?? (rule_key === 'das' ? tax.das_due : null);
        return lateEstimate({ rule_key, legal_date, amount: owed, day: late > today ? late : today, selic }) ?? 0;
      }),
  );

/** A month as it is now. */
export const monthOf = (counts: ClosingCounts & CompanyMonths, month: string, official: Official, today: string): Month => ({
  counts,
  tax: monthTax(counts, month),
  official,
  today,
});
