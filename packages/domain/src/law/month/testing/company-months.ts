import type { CompanyMonths } from '../company-months.ts';
import { type MonthRevenue, NO_REVENUE } from '../month-revenue.ts';
import type { PayrollMonth } from '../payroll-month.ts';

/** An old company of the Simples of which nothing is known. */
export const companyMonths = (values: Partial<CompanyMonths> = {}): CompanyMonths => ({
  type: 'new_company',
  tax_regime: 'simples',
  on_cash_basis: false,
  former_regimes: [],
  opening_date: '2015-03-05',
  revenues: {},
  received: {},
  payrolls: {},
  das_paid_in: {},
  das_official: {},
  closed: {},
  ...values,
});

export const each = <Value>(months: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(months.map((month) => [month, value]));

export const issued = (amount: number): MonthRevenue => ({ ...NO_REVENUE, issued: amount });

export const proLabore = (amount: number): PayrollMonth => ({ pro_labore: amount, wages: 0, inss_employer: 0, fgts: 0 });

/** Until a month outside the Simples: its earlier months have no DAS, and so no CPP inside it. */
export const simplesSince = (month: string): CompanyMonths['former_regimes'] => [
  { until: month, tax_regime: 'normal', on_cash_basis: false },
];
