/** What happened, as the history says it. Codes are stored and never change meaning. */
export const rFactorEventLabel = {
  'payroll_month.created': 'Folha do mês informada',
  'payroll_month.edited': 'Folha do mês corrigida',
} as const;
