/** What happened, as the history says it. Codes are stored and never change meaning. */
export const municipalityEventLabel = {
  'municipal_parameter.created': 'Município cadastrado',
  'municipal_parameter.edited': 'Parâmetros do município alterados',
  'municipal_parameter.rule_set': 'ISS e prazos do município alterados',
} as const;
