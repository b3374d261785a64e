import { bad, good, type Result } from '../schema/result.ts';
import { competenceOf, formatCompetence, MONTHS } from './competence.ts';

// Dates are 'YYYY-MM-DD' without time or zone, and compare as text in order of time. Instants are UTC with Z. 'Today' is always a parameter.
// No library here: every page that shows a date starts with this file. What counts months, days and weekdays is in date-math.ts.

export const TIME_ZONE = 'America/Sao_Paulo';

/** A date that exists, from 1900 to 2199: '2026-02-29' is none. */
export const isIsoDate = (text: string): boolean => {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && isoDate(time) === text;
};

/** An instant that exists, UTC, with Z: '2026-11-20T13:45:00.000Z' (fraction optional). */
export const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/.test(text) && isIsoDate(text.slice(0, 10));

/** 'DD/MM/AAAA' (one-digit day and month allowed) or ISO -> ISO. Null when it is no real date. */
export const parseDate = (text: string): string | null => {
  const bare = text.trim();
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(bare);
  const iso = match ? `${match[3]}-${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}` : bare;
  return isIsoDate(iso) ? iso : null;
};

/** Below zero when `first` is earlier, zero when equal, above zero when later. Refuses what is no date, and says which. */
export const compareDates = (first: string, second: string): Result<number> => {
  if (!isIsoDate(first)) return bad('Data 1 não é válida');
  if (!isIsoDate(second)) return bad('Data 2 não é válida');
  return good(Math.sign(Date.parse(first) - Date.parse(second)));
};

const DAY_MS = 86_400_000;

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string => isoDate(Date.parse(date) + days * DAY_MS);

/** Whole years lived on `today` by somebody born on `birthDate`. */
export const ageOn = (birthDate: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (today.slice(5) < birthDate.slice(5) ? 1 : 0);

/** 'hoje', 'amanhã', '20 nov', and '20 nov 2025' outside today's year. */
export const formatDate = (date: string, today: string): string => {
  if (date === today) return 'hoje';
  if (date === addDays(today, 1)) return 'amanhã';
  const short = `${Number(date.slice(8, 10))} ${formatCompetence(competenceOf(date)).slice(0, 3)}`;
  return date.slice(0, 4) === today.slice(0, 4) ? short : `${short} ${date.slice(0, 4)}`;
};

/** '20 de novembro de 2026'. */
export const formatDateFull = (date: string): string =>
  `${Number(date.slice(8, 10))} de ${MONTHS[Number(date.slice(5, 7)) - 1]} de ${date.slice(0, 4)}`;

/** '20/11/2026'. */
export const formatDateNumeric = (date: string): string => `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;

const localParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Date and time of an instant in São Paulo: { date: '2026-11-20', time: '10:45' }. */
export const inSaoPaulo = (instant: string | Date): { date: string; time: string } => {
  const parts = Object.fromEntries(localParts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
};

/** 'hoje, 10:45', '20 nov, 10:45'. */
export const formatInstant = (instant: string, today: string): string => {
  const { date, time } = inSaoPaulo(instant);
  return `${formatDate(date, today)}, ${time}`;
};

/** '20 de novembro de 2026, 10:45'. */
export const formatInstantFull = (instant: string): string => {
  const { date, time } = inSaoPaulo(instant);
  return `${formatDateFull(date)}, ${time}`;
};
