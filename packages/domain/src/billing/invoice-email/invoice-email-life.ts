/** What happened, as the history says it. Codes are stored and never change meaning. */
export const invoiceEmailEventLabel = {
  'invoice_email.queued': 'E-mail ao tomador pedido',
  'invoice_email.tried': 'Tentativa de envio iniciada',
  'invoice_email.sent': 'E-mail enviado',
  'invoice_email.delayed': 'Envio adiado',
  'invoice_email.failed': 'E-mail não enviado',
  'invoice_email.cancelled': 'Envio cancelado',
  'invoice_email.bounced': 'E-mail devolvido',
} as const;
