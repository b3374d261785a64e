/** What happened, as the history says it. Codes are stored and never change meaning. */
export const planEventLabel = {
  'plan.created': 'Plano criado',
  'plan.edited': 'Plano alterado',
  'plan.ordered': 'Ordem do plano alterada',
  'plan.contract_changed': 'Contrato do plano alterado',
  'subscription.begun': 'Plano contratado',
  'subscription.ended': 'Plano encerrado',
  'subscription.cancelled': 'Plano cancelado',
} as const;
