/** What happened to an expense, as the history says it. Codes are stored and never change meaning. */
export const expenseEventLabel = {
  'expense.created': 'Despesa incluída',
  'expense.edited': 'Despesa alterada',
  'expense.paid': 'Despesa paga pelo extrato',
  'expense.payment_undone': 'Pagamento da despesa desfeito',
  'expense.removed': 'Despesa retirada',
} as const;
