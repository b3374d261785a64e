/** What happened, as the history says it. Codes are stored and never change meaning. */
export const boletoSendingEventLabel = {
  'boleto_sending.started': 'Envio de boletos pedido',
  'boleto_sending.retried': 'Envio de boletos tentado de novo',
} as const;
