/** What happened, as the history says it. Codes are stored and never change meaning. */
export const receiptTemplateEventLabel = {
  'receipt_template.taught': 'Modelo de recibo ensinado',
  'receipt_template.removed': 'Modelo de recibo retirado',
} as const;
