/** What happened, as the history says it. Codes are stored and never change meaning. */
export const doctorEventLabel = {
  'doctor.created': 'Dados do médico cadastrados',
  'doctor.edited': 'Dados do médico alterados',
} as const;
