/** A score with a true minus. */
export const scoreText = (score: number): string => String(score).replace('-', '\u2212');
