import type { SimplesTable } from './simples-table.ts';

/** LC 123/2006, Anexos III and V as amended by LC 155/2016. Split in the order of `taxes`, hundredths of a per cent. */
export const SIMPLES_2018: SimplesTable = {
  from: '2018-01',
  until: '2026-12',
  source: 'LC 123/2006, art. 18 e anexos III e V',
  taxes: ['IRPJ', 'CSLL', 'COFINS', 'PIS', 'CPP', 'ISS'],
  window: { first: 12, last: 1 },
  months_without_history: 0,
  limit: 480_000_000,
  sublimit: 360_000_000,
  iss_most: '0.05',
  smallest_guide: 1000,
  annexes: {
    III: {
      bands: [
        { up_to: 18_000_000, rate: '0.06', deduction: 0, split: [400, 350, 1282, 278, 4340, 3350] },
        { up_to: 36_000_000, rate: '0.112', deduction: 936_000, split: [400, 350, 1405, 305, 4340, 3200] },
        { up_to: 72_000_000, rate: '0.135', deduction: 1_764_000, split: [400, 350, 1364, 296, 4340, 3250] },
        { up_to: 180_000_000, rate: '0.16', deduction: 3_564_000, split: [400, 350, 1364, 296, 4340, 3250] },
        { up_to: 360_000_000, rate: '0.21', deduction: 12_564_000, split: [400, 350, 1282, 278, 4340, 3350] },
        { up_to: 480_000_000, rate: '0.33', deduction: 64_800_000, split: [3500, 1500, 1603, 347, 3050, 0] },
      ],
      iss_cap: { band: 5, split: [602, 526, 1928, 418, 6526, 0] },
    },
    V: {
      bands: [
        { up_to: 18_000_000, rate: '0.155', deduction: 0, split: [2500, 1500, 1410, 305, 2885, 1400] },
        { up_to: 36_000_000, rate: '0.18', deduction: 450_000, split: [2300, 1500, 1410, 305, 2785, 1700] },
        { up_to: 72_000_000, rate: '0.195', deduction: 990_000, split: [2400, 1500, 1492, 323, 2385, 1900] },
        { up_to: 180_000_000, rate: '0.205', deduction: 1_710_000, split: [2100, 1500, 1574, 341, 2385, 2100] },
        { up_to: 360_000_000, rate: '0.23', deduction: 6_210_000, split: [2300, 1250, 1410, 305, 2385, 2350] },
        { up_to: 480_000_000, rate: '0.305', deduction: 54_000_000, split: [3500, 1550, 1644, 356, 2950, 0] },
      ],
      iss_cap: null,
    },
  },
};
