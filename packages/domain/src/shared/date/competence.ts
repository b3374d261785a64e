import { day, ISO_DATE } from './calendar.ts';

// A competence is the month a fact belongs to: 'YYYY-MM'. Texts compare in order of time.

export const isCompetence = (text: string): boolean => /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/.test(text);

/** Competence of a date or instant text: '2026-11-20' -> '2026-11'. */
export const competenceOf = (isoDate: string): string => isoDate.slice(0, 7);

/** The competence `months` later (or earlier, when negative). */
export const addCompetence = (competence: string, months: number): string => competenceAt(indexOf(competence) + months);

/** Months from `from` to `to`; negative when `to` is earlier. */
export const monthsBetween = (from: string, to: string): number => indexOf(to) - indexOf(from);

/** The last `count` competences up to `competence`, oldest first. */
export const lastCompetences = (competence: string, count: number): string[] => {
  const last = indexOf(competence);
  return Array.from({ length: count }, (_, index) => competenceAt(last + index - count + 1));
};

// The months of a company are counted by the thousand: as numbers, which are a hundred times as quick as dates.

/** Months since the year 0. */
const indexOf = (competence: string): number => Number(competence.slice(0, 4)) * 12 + Number(competence.slice(5, 7)) - 1;

const competenceAt = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;

/** 'nov/2026'. */
export const formatCompetence = (competence: string): string => day(competence).format('MMM/YYYY');

/** 'novembro de 2026'. */
export const formatCompetenceLong = (competence: string): string => day(competence).format('MMMM [de] YYYY');

/** '11/2026', as forms and PDFs write it. */
export const formatCompetenceNumeric = (competence: string): string => `${competence.slice(5, 7)}/${competence.slice(0, 4)}`;

/** '11/2026' -> '2026-11'. Null when it is no month. */
export const parseCompetence = (text: string): string | null => {
  const [, month = '', year = ''] = /^(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const competence = `${year}-${month.padStart(2, '0')}`;
  return isCompetence(competence) ? competence : null;
};

export const firstDayOf = (competence: string): string => `${competence}-01`;

export const lastDayOf = (competence: string): string => day(competence).endOf('month').format(ISO_DATE);
