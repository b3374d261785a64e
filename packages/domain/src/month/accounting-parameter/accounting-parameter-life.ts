/** What happened, as the history says it. Codes are stored and never change meaning. */
export const accountingParameterEventLabel = {
  'accounting_parameter.set': 'Parâmetro contábil informado',
} as const;
