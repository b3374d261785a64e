import type { IrrfTable } from './irrf-table.ts';

/** As the monthly one, for a calendar year; the simplified discount is a part of the income up to `simplified`. */
export type IrpfAnnualTable = Pick<IrrfTable, 'bands' | 'reduction' | 'simplified' | 'source'> & { year: number; simplified_rate: string };

/** By calendar year. The table of 2026 is from secondary sources; the two formulas of the law differ by R$ 1,08 at R$ 60.000,00. */
export const IRPF_ANNUAL_TABLES: readonly IrpfAnnualTable[] = [
  {
    year: 2026,
    source: 'Lei 11.482/2007, art. 1º; Lei 9.250/1995, art. 10',
    bands: [
      { up_to: 2_914_560, rate: '0', deduction: 0 },
      { up_to: 3_391_980, rate: '0.075', deduction: 218_592 },
      { up_to: 4_501_260, rate: '0.15', deduction: 472_991 },
      { up_to: 5_597_616, rate: '0.225', deduction: 810_585 },
      { up_to: null, rate: '0.275', deduction: 1_090_466 },
    ],
    simplified_rate: '0.2',
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
