// A competence is the month a fact belongs to: 'YYYY-MM'. Texts compare in order of time.

export const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

export const isCompetence = (text: string): boolean => /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/.test(text);

/** Competence of a date or instant text: '2026-11-20' -> '2026-11'. */
export const competenceOf = (isoDate: string): string => isoDate.slice(0, 7);

/** The competence `months` later (or earlier, when negative). */
export const addCompetence = (competence: string, months: number): string => {
  const index = monthIndex(competence) + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
};

/** Months from `from` to `to`; negative when `to` is earlier. */
export const monthsBetween = (from: string, to: string): number => monthIndex(to) - monthIndex(from);

/** The last `count` competences up to `competence`, oldest first. */
export const lastCompetences = (competence: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addCompetence(competence, index - count + 1));

/** 'nov/2026'. */
export const formatCompetence = (competence: string): string => `${monthName(competence).slice(0, 3)}/${competence.slice(0, 4)}`;

/** 'novembro de 2026'. */
export const formatCompetenceLong = (competence: string): string => `${monthName(competence)} de ${competence.slice(0, 4)}`;

/** '11/2026', as forms and PDFs write it. */
export const formatCompetenceNumeric = (competence: string): string => `${competence.slice(5, 7)}/${competence.slice(0, 4)}`;

/** '11/2026' -> '2026-11'. Null when it is no month. */
export const parseCompetence = (text: string): string | null => {
  const match = /^(\d{1,2})\/(\d{4})$/.exec(text.trim());
  const competence = match ? `${match[2]}-${match[1]?.padStart(2, '0')}` : '';
  return isCompetence(competence) ? competence : null;
};

export const firstDayOf = (competence: string): string => `${competence}-01`;

export const lastDayOf = (competence: string): string => {
  const [year = 0, month = 0] = competence.split('-').map(Number);
  return `${competence}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`;
};

const monthIndex = (competence: string): number => Number(competence.slice(0, 4)) * 12 + Number(competence.slice(5, 7)) - 1;

const monthName = (competence: string): string => MONTHS[Number(competence.slice(5, 7)) - 1] ?? competence;
