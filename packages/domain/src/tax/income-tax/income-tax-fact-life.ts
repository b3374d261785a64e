/** What happened, as the history says it. Codes are stored and never change meaning. */
export const incomeTaxFactEventLabel = {
  'income_tax_fact.told': 'Dado do ano informado',
  'income_tax_fact.edited': 'Dado do ano alterado',
  'income_tax_fact.removed': 'Dado do ano retirado',
} as const;
