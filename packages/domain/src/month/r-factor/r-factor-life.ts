/** What happened, as the history says it. Codes are stored and never change meaning. */
export const rFactorEventLabel = {
  'payroll_month.created': 'Folha do mês informada',
  'payroll_month.edited': 'Folha do mês corrigida',
  'company.r_factor_comment_deleted': 'Comentário sobre o fator R excluído',
  'r_factor_decision.made': 'Pró-labore decidido',
  'r_factor_decision.changed': 'Decisão de pró-labore mudada',
} as const;
