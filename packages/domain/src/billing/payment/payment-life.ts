/** What happened, as the history says it. Codes are stored and never change meaning. */
export const paymentEventLabel = {
  'payment.recorded': 'Recebimento registrado',
  'payment.undone': 'Recebimento desfeito',
} as const;
