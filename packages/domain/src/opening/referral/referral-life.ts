/** What happened, as the history says it. Codes are stored and never change meaning. */
export const referralEventLabel = {
  'referral.noted': 'Indicação de um cliente',
  'referral.paid': 'Primeiro pagamento de quem foi indicado',
} as const;
