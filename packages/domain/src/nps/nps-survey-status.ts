import type { Tone } from '../shared/status/tone.ts';

// Where an NPS survey stands. Order and colours are fixed (docs/rules/statuses.md).

export const NPS_SURVEY_STATUSES = ['planned', 'started', 'suspended', 'concluded'] as const;
export type NpsSurveyStatus = (typeof NPS_SURVEY_STATUSES)[number];

export const npsSurveyStatusLabel: Record<NpsSurveyStatus, string> = {
  planned: 'Prevista',
  started: 'Iniciada',
  suspended: 'Suspensa',
  concluded: 'Concluída',
};

export const npsSurveyStatusTone: Record<NpsSurveyStatus, Tone> = {
  planned: 'ended',
  started: 'waiting',
  suspended: 'attention',
  concluded: 'done',
};

/** Still to end: what the list groups apart. */
export const OPEN_NPS_SURVEY_STATUSES = ['started', 'planned'] as const satisfies readonly NpsSurveyStatus[];
