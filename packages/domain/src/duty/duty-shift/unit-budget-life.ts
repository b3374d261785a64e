/** What happened, as the history says it. Codes are stored and never change meaning. */
export const unitBudgetEventLabel = {
  'unit_budget.set': 'Orçamento da unidade definido',
  'unit_budget.changed': 'Orçamento da unidade alterado',
} as const;
