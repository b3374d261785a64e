import { type NpsTotals, type NpsZone, npsScore, npsTotals, npsZone, roundAwayFromZero, type ScoreCounts } from './score.ts';

// How sure a score is. Whoever reads '40' of twelve answers must see that it could be 5 or 70.

/** Fewer answers make no score: even the interval for small samples is a guess then (Agresti and Coull 1998 look at samples from ten on). */
export const FEWEST_ANSWERS = 10;

/** 97.5 % of a normal distribution lie below: the middle 95 % are between its two sides. */
const Z_95 = 1.959963984540054;

/** Answers added before the interval is computed: three, of which three quarters promote and three quarters detract. */
const ADDED = { promoters: 0.75, detractors: 0.75, all: 3 };

export type NpsInterval = { low: number; high: number };

/**
 * The 95 % interval of a score, rounded to whole points: the adjusted Wald interval of B. Rocks, 'Interval Estimation for the Net Promoter Score',
 * The American Statistician 70 (2016), 365–372. Answers are +1, 0 or −1, so by the variance of a multinomial the standard error of the mean is
 * √((p + d − (p − d)²) / n); with three answers added it stays honest where all answered alike, of which the plain one says ±0.
 */
export const npsInterval = ({ total_responses, total_promoters, total_detractors }: NpsTotals): NpsInterval => {
  const n = total_responses + ADDED.all;
  const [p, d] = [(total_promoters + ADDED.promoters) / n, (total_detractors + ADDED.detractors) / n];
  const half = Z_95 * Math.sqrt((p + d - (p - d) ** 2) / n);
  const points = (value: number) => roundAwayFromZero(100 * Math.max(-1, Math.min(1, value)));
  return { low: points(p - d - half), high: points(p - d + half) };
};

export type NpsStanding = NpsTotals & {
  /** Null where too few have answered, like all that follows from it. */
  nps_score: number | null;
  interval: NpsInterval | null;
  classification_zone: NpsZone | null;
  percent_promoters: string | null;
  percent_passives: string | null;
  percent_detractors: string | null;
};

/** All that a survey's answers say; of too few only how many they are. */
export const npsStanding = (counts: ScoreCounts): NpsStanding => {
  const totals = npsTotals(counts);
  const score = totals.total_responses < FEWEST_ANSWERS ? null : npsScore(totals);
  const share = (count: number): string | null => (score === null ? null : (count / totals.total_responses).toFixed(4));
  return {
    ...totals,
    nps_score: score,
    interval: score === null ? null : npsInterval(totals),
    classification_zone: score === null ? null : npsZone(score),
    percent_promoters: share(totals.total_promoters),
    percent_passives: share(totals.total_passives),
    percent_detractors: share(totals.total_detractors),
  };
};
