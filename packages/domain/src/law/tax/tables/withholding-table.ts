import type { Validity } from '../../../shared/date/validity.ts';

/** What a company keeps back from another's invoice. Rates are fractions, minimums cents. */
export type WithholdingTable = Validity & {
  irrf_rate: string;
  /** PIS, Cofins and CSLL as one rate, and how it is split among them, in that order. */
  csrf_rate: string;
  csrf_shares: readonly [pis: number, cofins: number, csll: number];
  /** Up to it neither IRRF nor PIS, Cofins and CSLL are kept back. */
  minimum: number;
  inss_rate: string;
  /** The part of the gross that the INSS is kept from, a fraction: health services have no reduced base. */
  inss_base: string;
  /** Below it no INSS is kept back: what a guide of collection takes at least. */
  inss_minimum: number;
};

/** Oldest first. The minimum of ten reais for PIS, Cofins and CSLL dates from 22 June 2015 (Lei 13.137/2015), before any invoice here. */
export const WITHHOLDING: readonly [WithholdingTable, ...WithholdingTable[]] = [
  {
    // RIR/2018, art. 714; Lei 10.833/2003, art. 31: 0,65 % + 3 % + 1 %; Lei 9.430/1996, art. 67, and Lei 10.833/2003, art. 31, § 3º.
    from: '2015-07',
    until: null,
    irrf_rate: '0.015',
    csrf_rate: '0.0465',
    csrf_shares: [65, 300, 100],
    minimum: 1_000,
    // Lei 8.212/1991, art. 31: 11 % of the gross; IN RFB 2.110/2022, art. 115, I, with Lei 9.430/1996, art. 68.
    inss_rate: '0.11',
    inss_base: '1',
    inss_minimum: 1_000,
  },
];
