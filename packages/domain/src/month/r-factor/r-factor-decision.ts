import type { Tone } from '../../shared/status/tone.ts';

// What was decided about the suggested pró-labore.

export const R_FACTOR_DECISIONS = ['accepted', 'adjusted', 'refused'] as const;
export type RFactorDecision = (typeof R_FACTOR_DECISIONS)[number];

export const rFactorDecisionLabel: Record<RFactorDecision, string> = { accepted: 'Aceita', adjusted: 'Ajustada', refused: 'Recusada' };

export const rFactorDecisionTone: Record<RFactorDecision, Tone> = { accepted: 'done', adjusted: 'running', refused: 'ended' };
