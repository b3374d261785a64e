/** What happened to profits that were paid out, as the history says it. Codes are stored and never change meaning. */
export const profitDistributionEventLabel = {
  'profit_distribution.registered': 'Distribuição de lucros registrada',
  'profit_distribution.matched': 'Distribuição de lucros reconhecida no extrato',
  'profit_distribution.voided': 'Distribuição de lucros anulada',
} as const;

/** Who said that profits were paid: a person, or a movement of a bank that was said to be a profit. */
export const PROFIT_ORIGINS = ['typed', 'statement'] as const;
export type ProfitOrigin = (typeof PROFIT_ORIGINS)[number];

export const profitOriginLabel: Record<ProfitOrigin, string> = { typed: 'Registrada', statement: 'Extrato' };

/** Why what came from a statement does not count any more. */
export const NOT_A_PROFIT = 'O extrato deixou de dizer que este lançamento é distribuição de lucros.';
