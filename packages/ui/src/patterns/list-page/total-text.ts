/** Totals are counted up to 10.000; a larger list answers one more, and says '10.000+'. */
const TOTAL_LIMIT = 10_000;

export const totalText = (total: number | null): string | undefined => {
  if (total === null) return undefined;
  return total > TOTAL_LIMIT ? `${TOTAL_LIMIT.toLocaleString('pt-BR')}+` : total.toLocaleString('pt-BR');
};

/** What a screen reader says when other rows have come: '1 resultado', '10.000+ resultados'. */
export const resultsText = (total: number): string => `${totalText(total)} ${total === 1 ? 'resultado' : 'resultados'}`;
