/** What happened, as the history says it. Codes are stored and never change meaning. */
export const obligationRuleEventLabel = {
  'obligation_rule.created': 'Regra de obrigação criada',
  'obligation_rule.edited': 'Regra de obrigação alterada',
} as const;
