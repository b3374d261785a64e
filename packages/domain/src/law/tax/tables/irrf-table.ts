import type { Validity } from '../../../shared/date/validity.ts';

/** `up_to` in cents, included; null is the last band. Tax = base × rate − deduction. */
export type IrrfBand = { up_to: number | null; rate: string; deduction: number };

/**
 * Lei 15.270/2025: with income up to `full_up_to` the tax is reduced by `full` at most; up to `up_to` by constant − factor × income; then not at
 * all. The income is the gross taxable income, not the base.
 */
export type IrrfReduction = { full_up_to: number; full: number; up_to: number; constant: number; factor: string; source: string };

/** Tax on a person's income: amounts in cents, of one month or of one year as the list says. */
export type IrrfTable = Validity & {
  source: string;
  bands: readonly IrrfBand[];
  dependent: number;
  simplified: number;
  reduction: IrrfReduction | null;
};

const SINCE_MAY_2025 = {
  bands: [
    { up_to: 242_880, rate: '0', deduction: 0 },
    { up_to: 282_665, rate: '0.075', deduction: 18_216 },
    { up_to: 375_105, rate: '0.15', deduction: 39_416 },
    { up_to: 466_468, rate: '0.225', deduction: 67_549 },
    { up_to: null, rate: '0.275', deduction: 90_873 },
  ],
  dependent: 18_959,
  simplified: 60_720,
} as const;

/** The monthly table, oldest first. */
export const IRRF_TABLES: readonly IrrfTable[] = [
  {
    from: '2025-01',
    until: '2025-04',
    source: 'Lei 11.482/2007, art. 1º, com a Lei 14.848/2024',
    bands: [
      { up_to: 225_920, rate: '0', deduction: 0 },
      { up_to: 282_665, rate: '0.075', deduction: 16_944 },
      { up_to: 375_105, rate: '0.15', deduction: 38_144 },
      { up_to: 466_468, rate: '0.225', deduction: 66_277 },
      { up_to: null, rate: '0.275', deduction: 89_600 },
    ],
    dependent: 18_959,
    simplified: 56_480,
    reduction: null,
  },
  { from: '2025-05', until: '2025-12', source: 'Lei 11.482/2007, art. 1º, com a Lei 15.191/2025', ...SINCE_MAY_2025, reduction: null },
  {
    from: '2026-01',
    until: null,
    source: 'Lei 11.482/2007, art. 1º, com a Lei 15.191/2025',
    ...SINCE_MAY_2025,
    reduction: {
      full_up_to: 500_000,
      full: 31_289,
      up_to: 735_000,
      constant: 97_862,
      factor: '0.133145',
      source: 'Lei 9.250/1995, art. 3º-A, com a Lei 15.270/2025',
    },
  },
];
