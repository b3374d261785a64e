import type { SimplesTable } from './simples-table.ts';

/** LC 214/2025, arts. 517 and 519: CBS and IBS take the place of Cofins and PIS. Split in the order of `taxes`, hundredths of a per cent. */
export const SIMPLES_2027: SimplesTable = {
  from: '2027-01',
  until: '2028-12',
  source: 'LC 123/2006, art. 18, com a LC 214/2025; Res. CGSN 190/2026',
  taxes: ['IRPJ', 'CSLL', 'CBS', 'IBS', 'CPP', 'ISS'],
  window: { first: 13, last: 2 },
  months_without_history: 2,
  limit: 480_000_000,
  sublimit: 360_000_000,
  iss_most: '0.05',
  smallest_guide: 1000,
  annexes: {
    III: {
      bands: [
        { up_to: 18_000_000, rate: '0.06', deduction: 0, split: [400, 350, 1543, 17, 4340, 3350] },
        { up_to: 36_000_000, rate: '0.112', deduction: 936_000, split: [400, 350, 1691, 19, 4340, 3200] },
        { up_to: 72_000_000, rate: '0.135', deduction: 1_764_000, split: [400, 350, 1641, 19, 4340, 3250] },
        { up_to: 180_000_000, rate: '0.16', deduction: 3_564_000, split: [400, 350, 1641, 19, 4340, 3250] },
        { up_to: 360_000_000, rate: '0.21', deduction: 12_564_000, split: [400, 350, 1543, 17, 4340, 3350] },
        { up_to: 480_000_000, rate: '0.329', deduction: 64_800_000, split: [3509, 1504, 1929, 0, 3058, 0] },
      ],
      /** The 0,26 % of the IBS is in the resolution; the CBS is what its share of the band leaves (15,43 of 66,50). */
      iss_cap: { band: 5, split: [602, 526, 2320, 26, 6526, 0] },
    },
    V: {
      bands: [
        { up_to: 18_000_000, rate: '0.155', deduction: 0, split: [2500, 1500, 1696, 19, 2885, 1400] },
        { up_to: 36_000_000, rate: '0.18', deduction: 450_000, split: [2300, 1500, 1696, 19, 2785, 1700] },
        { up_to: 72_000_000, rate: '0.195', deduction: 990_000, split: [2400, 1500, 1795, 20, 2385, 1900] },
        { up_to: 180_000_000, rate: '0.205', deduction: 1_710_000, split: [2100, 1500, 1894, 21, 2385, 2100] },
        { up_to: 360_000_000, rate: '0.23', deduction: 6_210_000, split: [2300, 1250, 1696, 19, 2385, 2350] },
        { up_to: 480_000_000, rate: '0.304', deduction: 54_000_000, split: [3510, 1554, 1978, 0, 2958, 0] },
      ],
      iss_cap: null,
    },
  },
};
