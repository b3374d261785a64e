import type { Tone } from '../../shared/status/tone.ts';

// How a score from 0 to 10 counts. The colours are fixed (docs/rules/statuses.md).

export const NPS_CLASSIFICATIONS = ['promoter', 'passive', 'detractor'] as const;
export type NpsClassification = (typeof NPS_CLASSIFICATIONS)[number];

export const npsClassificationLabel: Record<NpsClassification, string> = { promoter: 'Promotor', passive: 'Neutro', detractor: 'Detrator' };

export const npsClassificationTone: Record<NpsClassification, Tone> = { promoter: 'done', passive: 'draft', detractor: 'attention' };

/** 9 and 10 promote, 7 and 8 are neutral, the rest detract. */
export const npsClassification = (score: number): NpsClassification => {
  if (score >= 9) return 'promoter';
  return score >= 7 ? 'passive' : 'detractor';
};
