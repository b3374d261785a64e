import type { Tone } from '../../shared/status/tone.ts';

// Where a company stands with its fator R.

export const R_FACTOR_SITUATIONS = ['below', 'tight', 'safe', 'unknown'] as const;
export type RFactorSituation = (typeof R_FACTOR_SITUATIONS)[number];

export const rFactorSituationLabel: Record<RFactorSituation, string> = {
  below: 'Anexo V',
  tight: 'Anexo III, no limite',
  safe: 'Anexo III, com folga',
  unknown: 'Falta folha',
};

export const rFactorSituationTone: Record<RFactorSituation, Tone> = {
  below: 'attention',
  tight: 'waiting',
  safe: 'done',
  unknown: 'ended',
};

/** Hundredths of the revenue: from 28 % on annex III, from 30 % on with room to spare. */
export const TIGHT_FROM = 28;
export const SAFE_FROM = 30;
