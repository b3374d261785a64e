/** What happened, as the history says it. Codes are stored and never change meaning. */
export const payrollBatchEventLabel = {
  'payroll_batch.drafted': 'Folhas em lote conferidas',
  'payroll_batch.started': 'Folhas em lote pedidas',
  'payroll_batch.retried': 'Folhas em lote tentadas de novo',
} as const;
