import type { Validity } from '../../../shared/date/validity.ts';

/** 'hospital' are hospital services and the like of a business company that meets Anvisa's rules; mere consultations never are. */
export const PRESUMIDO_ACTIVITIES = ['consultations', 'hospital'] as const;
export type PresumidoActivity = (typeof PRESUMIDO_ACTIVITIES)[number];

export const presumidoActivityLabel: Record<PresumidoActivity, string> = {
  consultations: 'Consultas',
  hospital: 'Serviços hospitalares',
};

export type PresumidoTable = Validity & {
  /** Share of the revenue taken as profit. */
  presumption: Record<PresumidoActivity, { irpj: string; csll: string }>;
  irpj_rate: string;
  additional_rate: string;
  /** Cents of base per month of the quarter from which the additional is due. */
  additional_above: number;
  csll_rate: string;
  /** Null once they no longer exist. */
  pis_rate: string | null;
  cofins_rate: string | null;
  /** Cents below which a quota of IRPJ or CSLL may not be. */
  quota_minimum: number;
  /**
   * LC 224/2025: what a quarter has above `above_in_quarter`, and above what the quarters of the year before it left unused of theirs, has its
   * presumption raised by `rate`, for the taxes named.
   */
  raise: { above_in_quarter: number; rate: string; irpj: boolean; csll: boolean } | null;
};

const RATES = {
  presumption: { consultations: { irpj: '0.32', csll: '0.32' }, hospital: { irpj: '0.08', csll: '0.12' } },
  irpj_rate: '0.15',
  additional_rate: '0.1',
  additional_above: 2_000_000,
  csll_rate: '0.09',
  pis_rate: '0.0065',
  cofins_rate: '0.03',
  quota_minimum: 100_000,
} as const;

/** R$ 5 million a year, taken by quarter (IN RFB 2.306/2026, by commentary). */
const RAISE = { above_in_quarter: 125_000_000, rate: '0.1', irpj: true } as const;

/** Lei 9.249/1995, arts. 3º, 15 and 20; Lei 7.689/1988, art. 3º; Lei 9.718/1998. Oldest first. */
export const PRESUMIDO_TABLES: readonly PresumidoTable[] = [
  { from: '2018-01', until: '2025-12', ...RATES, raise: null },
  { from: '2026-01', until: '2026-03', ...RATES, raise: { ...RAISE, csll: false } },
  { from: '2026-04', until: '2026-12', ...RATES, raise: { ...RAISE, csll: true } },
  /** PIS and Cofins end with 2026 (LC 214/2025). */
  { from: '2027-01', until: null, ...RATES, pis_rate: null, cofins_rate: null, raise: { ...RAISE, csll: true } },
];
