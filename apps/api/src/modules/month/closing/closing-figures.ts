import type { CompanyMonths } from '@esteto/domain/law/month/company-months';
import { revenueTotal } from '@esteto/domain/law/month/month-revenue';
import { payrollTotal } from '@esteto/domain/law/month/payroll-month';
import { type MonthTax, monthTax } from '@esteto/domain/law/tax/month-tax';
import type { ClosingFacts } from '@esteto/domain/month/closing/closing-checks';
import type { ClosingFigures } from '../../../tables/closing/closing.tables.ts';
import type { ClosingCounts } from './closing-facts.repository.ts';

/** A month that is closed, as it was kept, with what the PGDAS-D said of it. */
export type KeptClosing = { month: string; figures: ClosingFigures; das_official: number | null };

export const closingFigures = (months: CompanyMonths, { withheld }: Pick<ClosingCounts, 'withheld'>, month: string): ClosingFigures => {
  const tax = monthTax(months, month);
  const payroll = months.payrolls[month];
  return {
    regime: tax.tax_regime,
    on_cash_basis: tax.on_cash_basis,
    revenue: revenueTotal(tax.revenue),
    waiting: tax.revenue.waiting,
    withheld,
    payroll: payroll ? payrollTotal(payroll) : null,
    presumido: tax.presumido,
    ...simplesFigures(tax),
  };
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

export const closingFacts = (counts: ClosingCounts, figures: ClosingFigures, das_official: number | null, month: string): ClosingFacts => ({
  month,
  earlier_open: counts.earlier_open,
  is_simples: figures.regime === 'simples',
  invoices: { issued: counts.issued, open: counts.open - counts.with_client, with_client: counts.with_client },
  revenue: figures.revenue,
  statements: { accounts: counts.accounts, missing: counts.statements_missing, to_check: counts.statements_to_check },
  payroll_known: figures.payroll !== null,
  das_calculated: figures.das_calculated,
  das_problem: figures.das_problem,
  untold: figures.untold,
  das_official,
  obligations: { total: counts.obligations, open: counts.obligations_open, overdue: counts.obligations_overdue },
  certificate_until: counts.certificate_until,
});
