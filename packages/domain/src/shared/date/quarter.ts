import { addCompetence } from './competence.ts';

// A quarter of the calendar year: '2026-Q2' is April to June.

export const isQuarter = (text: string): boolean => /^(?:19|20|21)\d{2}-Q[1-4]$/.test(text);

/** Its three competences, first to last. The text is a quarter (`isQuarter`). */
export const monthsOfQuarter = (quarter: string): [string, string, string] => {
  const first = addCompetence(`${quarter.slice(0, 4)}-01`, (Number(quarter.slice(6)) - 1) * 3);
  return [first, addCompetence(first, 1), addCompetence(first, 2)];
};

/** '2026-05' -> '2026-Q2'. */
export const quarterOf = (competence: string): string => `${competence.slice(0, 4)}-Q${Math.ceil(Number(competence.slice(5, 7)) / 3)}`;

/** '2º trimestre de 2026'. */
export const formatQuarter = (quarter: string): string => `${quarter.slice(6)}º trimestre de ${quarter.slice(0, 4)}`;
