import type { IrrfTable } from './irrf-table.ts';

/**
 * As the monthly one, for a calendar year; the simplified discount is a part of the income up to `simplified`. Cents: `dependent` for each of them,
 * `education` at most for each person; `pension_rate` is the part of the taxable income up to which a private pension (PGBL) counts.
 */
export type IrpfAnnualTable = Pick<IrrfTable, 'bands' | 'reduction' | 'simplified' | 'source'> & {
  year: number;
  simplified_rate: string;
  dependent: number;
  education: number;
  pension_rate: string;
};

/** The same since 2015: Lei 9.250/1995, art. 8º, II, b and c; Lei 9.532/1997, art. 11. */
const DEDUCTIONS = { simplified_rate: '0.2', dependent: 227_508, education: 356_150, pension_rate: '0.12' };

/** Until the Lei 15.270/2025 no reduction of the annual tax existed. */
const OLD_DISCOUNT = { simplified: 1_675_434, reduction: null };

/**
 * By calendar year; the exercise is the year after it. 2024 and 2025 are those of IN RFB 2.299/2025. The table of 2026 is from secondary sources;
 * the two formulas of the law differ by R$ 1,08 at R$ 60.000,00.
 */
export const IRPF_ANNUAL_TABLES: readonly IrpfAnnualTable[] = [
  {
    ...DEDUCTIONS,
    ...OLD_DISCOUNT,
    year: 2024,
    source: 'Lei 11.482/2007, art. 1º; IN RFB 2.299/2025',
    bands: [
      { up_to: 2_696_320, rate: '0', deduction: 0 },
      { up_to: 3_391_980, rate: '0.075', deduction: 202_224 },
      { up_to: 4_501_260, rate: '0.15', deduction: 456_623 },
      { up_to: 5_597_616, rate: '0.225', deduction: 794_217 },
      { up_to: null, rate: '0.275', deduction: 1_074_098 },
    ],
  },
  {
    ...DEDUCTIONS,
    ...OLD_DISCOUNT,
    year: 2025,
    source: 'Lei 11.482/2007, art. 1º; IN RFB 2.299/2025',
    bands: [
      { up_to: 2_846_720, rate: '0', deduction: 0 },
      { up_to: 3_391_980, rate: '0.075', deduction: 213_504 },
      { up_to: 4_501_260, rate: '0.15', deduction: 467_903 },
      { up_to: 5_597_616, rate: '0.225', deduction: 805_497 },
      { up_to: null, rate: '0.275', deduction: 1_085_378 },
    ],
  },
  {
    ...DEDUCTIONS,
    year: 2026,
    source: 'Lei 11.482/2007, art. 1º; Lei 9.250/1995, art. 10',
    bands: [
      { up_to: 2_914_560, rate: '0', deduction: 0 },
      { up_to: 3_391_980, rate: '0.075', deduction: 218_592 },
      { up_to: 4_501_260, rate: '0.15', deduction: 472_991 },
      { up_to: 5_597_616, rate: '0.225', deduction: 810_585 },
      { up_to: null, rate: '0.275', deduction: 1_090_466 },
    ],
    simplified: 1_764_000,
    reduction: {
      full_up_to: 6_000_000,
      full: 269_415,
      up_to: 8_820_000,
      constant: 842_973,
      factor: '0.095575',
      source: 'Lei 9.250/1995, art. 11-A, com a Lei 15.270/2025',
    },
  },
];
