/** What happened to a year of returns, as the history says it. Codes are stored and never change meaning. */
export const incomeTaxYearEventLabel = {
  'income_tax_year.created': 'Ano de IRPF incluído',
  'income_tax_year.edited': 'Ano de IRPF alterado',
} as const;
