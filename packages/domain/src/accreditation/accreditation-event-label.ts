/** What happened, as the history says it. Codes are stored and never change meaning. */
export const accreditationEventLabel = {
  'accreditation.created': 'Profissional credenciado no grupo',
  'accreditation.ended': 'Credenciamento encerrado',
} as const;
