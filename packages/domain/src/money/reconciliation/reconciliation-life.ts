/** What happened to a bank movement and to the rules, as the history says it. Codes are stored and never change meaning. */
export const reconciliationEventLabel = {
  'reconciliation.matched': 'Lançamento conciliado',
  'reconciliation.categorized': 'Lançamento categorizado',
  'reconciliation.ignored': 'Lançamento ignorado',
  'reconciliation.undone': 'Conciliação desfeita',
  'bank_transaction.kept': 'Lançamento parecido mantido',
  'bank_transaction.dropped': 'Lançamento repetido retirado',
  'bank_rule.created': 'Regra de lançamentos criada',
  'bank_rule.edited': 'Regra de lançamentos alterada',
  'bank_rule.removed': 'Regra de lançamentos removida',
} as const;
