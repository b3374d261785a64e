import { NPS_SCORES } from './nps-answer.ts';
import { type NpsClassification, npsClassification } from './nps-classification.ts';

/** How many answers gave each score, from 0 to 10. */
export type ScoreCounts = readonly number[];

export type NpsTotals = { total_responses: number; total_promoters: number; total_passives: number; total_detractors: number };

export const npsTotals = (counts: ScoreCounts): NpsTotals => {
  const of = (kind: NpsClassification) =>
    NPS_SCORES.filter((score) => npsClassification(score) === kind).reduce<number>((sum, score) => sum + (counts[score] ?? 0), 0);
  const [total_promoters, total_passives, total_detractors] = [of('promoter'), of('passive'), of('detractor')];
  return { total_responses: total_promoters + total_passives + total_detractors, total_promoters, total_passives, total_detractors };
};

/** The Net Promoter Score: percentage of promoters minus percentage of detractors, from −100 to 100, rounded once. Null without an answer. */
export const npsScore = ({ total_responses, total_promoters, total_detractors }: NpsTotals): number | null =>
  total_responses === 0 ? null : roundAwayFromZero((100 * (total_promoters - total_detractors)) / total_responses);

export const NPS_ZONES = ['Crítica', 'Aperfeiçoamento', 'Qualidade', 'Excelência'] as const;
export type NpsZone = (typeof NPS_ZONES)[number];

/** The zone of a score, judged rounded: Crítica −100…0, Aperfeiçoamento 1…50, Qualidade 51…75, Excelência 76…100. */
export const npsZone = (nps: number): NpsZone => {
  const score = roundAwayFromZero(nps);
  if (score > 75) return 'Excelência';
  if (score > 50) return 'Qualidade';
  return score > 0 ? 'Aperfeiçoamento' : 'Crítica';
};

/** To a whole number, half away from zero. */
export const roundAwayFromZero = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) || 0;
