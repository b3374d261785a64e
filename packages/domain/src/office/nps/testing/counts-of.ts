import { NPS_SCORES } from '../nps-answer.ts';

/** How many answers gave each score. */
export const countsOf = (scores: readonly number[]): number[] =>
  NPS_SCORES.map((score) => scores.filter((given) => given === score).length);
