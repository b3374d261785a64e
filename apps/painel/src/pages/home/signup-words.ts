/** '3 a mais do que nos 30 dias antes (9)'. */
export const signupWords = ({ total, before }: { total: number; before: number }): string => {
  if (total === before) return `como nos 30 dias antes (${before})`;
  return `${Math.abs(total - before)} a ${total > before ? 'mais' : 'menos'} que nos 30 dias antes (${before})`;
};
