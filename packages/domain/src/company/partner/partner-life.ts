/** What happened, as the history says it. Codes are stored and never change meaning. */
export const partnerEventLabel = {
  'partner.added': 'Sócio incluído',
  'partner.edited': 'Sócio alterado',
  'partner.removed': 'Sócio retirado',
  'partner.asked': 'Link para o sócio preencher a parte dele',
  'partner.filled': 'Dados do sócio preenchidos',
  'partner.divided': 'Quotas divididas igualmente',
} as const;
