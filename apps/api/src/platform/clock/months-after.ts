/** The same hour so many months later: until when something is kept. */
export const monthsAfter = (instant: string, months: number): string => {
  const until = new Date(instant);
  until.setUTCMonth(until.getUTCMonth() + months);
  return until.toISOString();
};
