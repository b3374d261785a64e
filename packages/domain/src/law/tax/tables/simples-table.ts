import type { Validity } from '../../../shared/date/validity.ts';

export type SimplesAnnex = 'III' | 'V';

/** Amounts in cents; `up_to` included. `split` are hundredths of a per cent of the DAS, in the order of the table's `taxes`; they sum to 10,000. */
export type SimplesBand = { up_to: number; rate: string; deduction: number; split: readonly number[] };

/** In `band` what the ISS has above `iss_most` goes to the other taxes by `split`, in the order of the table's `taxes`. */
export type IssCap = { band: number; split: readonly number[] };

export type SimplesTable = Validity & {
  source: string;
  taxes: readonly string[];
  /** Months before the competence that make the RBT12: 12 to 1 before, or 13 to 2 before. */
  window: { first: number; last: number };
  /** In how many first months of activity band 1 and fator R of 28 % hold without any sum. */
  months_without_history: number;
  /** The most revenue of a calendar year, and the most with the ISS still in the DAS. */
  limit: number;
  sublimit: number;
  /** The most that the ISS may be of the revenue. */
  iss_most: string;
  /** Below it no guide is issued. */
  smallest_guide: number;
  annexes: Record<SimplesAnnex, { bands: readonly SimplesBand[]; iss_cap: IssCap | null }>;
};
