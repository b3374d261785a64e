import type { Validity } from '../../shared/date/validity.ts';

/** Paying late: `per_day` of the amount up to `cap`; interest is the Selic plus `month_of_payment`. */
export type LatePaymentTable = Validity & { per_day: string; cap: string; month_of_payment: string; source: string };

export const LATE_PAYMENT: readonly LatePaymentTable[] = [
  { from: '1997-01', until: null, per_day: '0.0033', cap: '0.2', month_of_payment: '0.01', source: 'Lei 9.430/1996, art. 61' },
];

export const LATE_DECLARATIONS = ['pgdas', 'dctfweb', 'dctfweb_without_facts', 'dirpf'] as const;
export type LateDeclaration = (typeof LATE_DECLARATIONS)[number];

/** Delivering late: `per_month` of the tax declared for each month or part of one, up to `cap`, and never below `minimum` cents. */
export type LateDeclarationTable = { name: string; per_month: string; cap: string; minimum: number; source: string };

/** The minimums of PGDAS-D and DCTFWeb are from secondary sources (docs/rules/taxes.md). */
export const LATE_DECLARATION: Record<LateDeclaration, LateDeclarationTable> = {
  pgdas: {
    name: 'PGDAS-D',
    per_month: '0.02',
    cap: '0.2',
    minimum: 5000,
    source: 'LC 123/2006, art. 38-A; Res. CGSN 140/2018, art. 98',
  },
  dctfweb: { name: 'DCTFWeb', per_month: '0.02', cap: '0.2', minimum: 50_000, source: 'Lei 10.426/2002, art. 7º' },
  dctfweb_without_facts: {
    name: 'DCTFWeb sem movimento',
    per_month: '0.02',
    cap: '0.2',
    minimum: 20_000,
    source: 'Lei 10.426/2002, art. 7º',
  },
  dirpf: { name: 'DIRPF', per_month: '0.01', cap: '0.2', minimum: 16_574, source: 'Lei 9.250/1995, art. 12; Lei 9.532/1997, art. 27' },
};
