/** What happened, as the history says it. Codes are stored and never change meaning. */
export const boletoEventLabel = {
  'boleto.created': 'Boleto incluído',
  'boleto.edited': 'Boleto alterado',
  'boleto.seen': 'Boleto visto pelo cliente',
  'boleto.payment_claimed': 'Cliente informou que pagou',
  'boleto.file_added': 'Arquivo do boleto guardado',
  'boleto.paid_late': 'Pagamento em atraso registrado',
  'boleto.opened': 'Boleto registrado',
  'boleto.generation_failed': 'Falha ao gerar o boleto',
  'boleto.validation_failed': 'Boleto recusado',
  'boleto.retried': 'Boleto gerado de novo',
  'boleto.paid': 'Pagamento registrado',
  'boleto.partially_paid': 'Pagamento parcial registrado',
  'boleto.expired': 'Boleto vencido',
  'boleto.canceled': 'Boleto cancelado',
} as const;
