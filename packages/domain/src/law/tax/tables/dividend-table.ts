import type { Validity } from '../../../shared/date/validity.ts';

/** Above `above` cents from one company to one person in a month, `rate` of the whole amount is withheld; null is no tax. */
export type DividendTable = Validity & { above: number | null; rate: string; source: string };

export const DIVIDEND_TABLES: readonly DividendTable[] = [
  { from: '1996-01', until: '2025-12', above: null, rate: '0', source: 'Lei 9.249/1995, art. 10' },
  /** The Receita applies it to the Simples too (Q&A of 16/12/2025); this is contested in court. */
  { from: '2026-01', until: null, above: 5_000_000, rate: '0.1', source: 'Lei 9.250/1995, art. 6º-A, com a Lei 15.270/2025' },
];

/** Least tax of a person on all income of a year: from `above` on, in a straight line, to `rate` at `full_from`. Years, cents. */
export type MinimumTaxTable = { from: number; above: number; full_from: number; rate: string; source: string };

export const MINIMUM_TAX: MinimumTaxTable = {
  from: 2026,
  above: 60_000_000,
  full_from: 120_000_000,
  rate: '0.1',
  source: 'Lei 9.250/1995, art. 16-A, com a Lei 15.270/2025',
};

/**
 * The code of the Receita by which the tax on profits is paid, and the kind of income by which the EFD-Reinf tells them (R-4010, table 01 of its annex I).
 * Not confirmed: the kind of income, which is as it is commonly reported.
 */
export const PROFIT_DARF = { code: '1841', income_kind: '12001', source: 'ADE Codar 30/2025 (DOU de 12/12/2025)' } as const;
