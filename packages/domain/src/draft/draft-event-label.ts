/** What happened, as the history says it. Codes are stored and never change meaning. */
export const draftEventLabel = {
  'draft.sent': 'Minuta enviada',
  'draft.approved': 'Minuta aprovada',
  'draft.rejected': 'Minuta rejeitada',
  'draft.withdrawn': 'Minuta retirada',
  'registration.draft_sent': 'Minuta enviada para aprovação',
  'registration.draft_approved': 'Minuta aprovada pelo médico',
  'registration.draft_rejected': 'Minuta rejeitada pelo médico',
} as const;
