import type { Tone } from '../../shared/status/tone.ts';

// What was decided about the suggested pró-labore.

export const R_FACTOR_DECISIONS = ['accepted', 'adjusted', 'refused'] as const;
export type RFactorDecision = (typeof R_FACTOR_DECISIONS)[number];

export const rFactorDecisionLabel: Record<RFactorDecision, string> = { accepted: 'Aceita', adjusted: 'Ajustada', refused: 'Recusada' };

export const rFactorDecisionTone: Record<RFactorDecision, Tone> = { accepted: 'done', adjusted: 'running', refused: 'ended' };

/** The pró-labore that comes of a decision, cents; null of one that was refused. */
export const decidedProLabore = (
  decision: RFactorDecision,
  { suggested, adjusted }: { suggested: number; adjusted: number | null },
): number | null => {
  if (decision === 'refused') return null;
  return decision === 'adjusted' ? adjusted : suggested;
};
