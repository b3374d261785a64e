/** What happened, as the history says it. Codes are stored and never change meaning. */
export const qualificationEventLabel = {
  'qualification.created': 'Qualificação criada',
  'qualification.edited': 'Qualificação alterada',
} as const;
