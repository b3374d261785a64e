/** What happened, as the history says it. Codes are stored and never change meaning. */
export const invoiceRecurrenceEventLabel = {
  'invoice_recurrence.created': 'Repetição mensal criada',
  'invoice_recurrence.edited': 'Repetição mensal alterada',
  'invoice_recurrence.ended': 'Repetição mensal encerrada',
  'invoice_recurrence.finished': 'Repetição mensal concluída',
  'invoice_recurrence.made': 'Nota pedida pela repetição mensal',
  'invoice_recurrence.paused': 'Repetição mensal pausada',
  'invoice_recurrence.resumed': 'Repetição mensal retomada',
  'invoice_recurrence.suspended': 'Repetição mensal interrompida',
} as const;
