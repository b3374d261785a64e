/** What happened, as the history says it. Codes are stored and never change meaning. */
export const npsEventLabel = {
  'nps_survey.answered': 'Pesquisa respondida',
  'nps_survey.created': 'Pesquisa criada',
  'nps_survey.started': 'Pesquisa iniciada',
  'nps_survey.suspended': 'Pesquisa suspensa',
  'nps_survey.resumed': 'Pesquisa retomada',
  'nps_survey.sent': 'Pesquisa enviada por e-mail',
  'nps_survey.concluded': 'Pesquisa concluída',
} as const;
