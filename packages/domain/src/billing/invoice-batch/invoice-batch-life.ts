/** What happened, as the history says it. Codes are stored and never change meaning. */
export const invoiceBatchEventLabel = {
  'invoice_batch.started': 'Ação em lote pedida',
  'invoice_batch.retried': 'Ação em lote tentada de novo',
  'invoice_batch.finished': 'Ação em lote concluída',
} as const;
