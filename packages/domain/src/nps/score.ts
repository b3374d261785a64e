import { type NpsClassification, npsClassification } from './nps-classification.ts';

/** A whole number from 0 to 10; zero is an answer. */
export const isNpsScore = (score: unknown): score is number => Number.isInteger(score) && Number(score) >= 0 && Number(score) <= 10;

/**
 * The Net Promoter Score of a survey: percentage of promoters minus percentage of detractors, from −100 to 100, rounded once to a whole number
 * (half away from zero). Null when there is no answer. What is no score from 0 to 10 is no answer and does not count.
 */
export const npsScore = (scores: readonly number[]): { nps: number | null; promoters: number; passives: number; detractors: number } => {
  const counts: Record<NpsClassification, number> = { promoter: 0, passive: 0, detractor: 0 };
  for (const score of scores) if (isNpsScore(score)) counts[npsClassification(score)]++;
  const { promoter: promoters, passive: passives, detractor: detractors } = counts;
  const total = promoters + passives + detractors;
  return { nps: total === 0 ? null : roundAwayFromZero((100 * (promoters - detractors)) / total), promoters, passives, detractors };
};

export const NPS_ZONES = ['Crítica', 'Aperfeiçoamento', 'Qualidade', 'Excelência'] as const;
export type NpsZone = (typeof NPS_ZONES)[number];

/** The zone of a score, judged rounded: Crítica −100…0, Aperfeiçoamento 1…50, Qualidade 51…75, Excelência 76…100. */
export const npsZone = (nps: number): NpsZone => {
  const score = roundAwayFromZero(nps);
  if (score > 75) return 'Excelência';
  if (score > 50) return 'Qualidade';
  return score > 0 ? 'Aperfeiçoamento' : 'Crítica';
};

/** How many answers gave each score from 0 to 10: score_count_0 to score_count_10. */
export const npsScoreCounts = (scores: readonly number[]): number[] => {
  const counts = Array.from({ length: 11 }, () => 0);
  for (const score of scores) if (isNpsScore(score)) counts[score] = (counts[score] ?? 0) + 1;
  return counts;
};

const roundAwayFromZero = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) || 0;
