/** What happened, as the history says it. Codes are stored and never change meaning. */
export const incomeTaxAssetEventLabel = {
  'income_tax_asset.told': 'Bem ou dívida informado',
  'income_tax_asset.confirmed': 'Bem ou dívida confirmado para o ano',
  'income_tax_asset.edited': 'Bem ou dívida alterado',
  'income_tax_asset.removed': 'Bem ou dívida retirado do ano',
} as const;
