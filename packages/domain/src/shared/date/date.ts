import { bad, good, type Result } from '../result/result.ts';
import { day, ISO_DATE } from './calendar.ts';

// Dates are 'YYYY-MM-DD' without time or zone, and compare as text in order of time. Instants are UTC with Z. 'Today' is always a parameter.

export const TIME_ZONE = 'America/Sao_Paulo';

/** A date that exists, from 1900 to 2199: '2026-02-29' is none. */
export const isIsoDate = (text: string): boolean => /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && day(text).format(ISO_DATE) === text;

/** An instant that exists, UTC, with Z: '2026-11-20T13:45:00.000Z' (fraction optional). */
export const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$/.test(text) && isIsoDate(text.slice(0, 10));

/** 'DD/MM/AAAA' (one-digit day and month, dots and hyphens allowed) or ISO -> ISO. Null when it is no real date. */
export const parseDate = (text: string): string | null => {
  const [, days = '', months = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  const iso = year ? `${year}-${months.padStart(2, '0')}-${days.padStart(2, '0')}` : text.trim();
  return isIsoDate(iso) ? iso : null;
};

/** Below zero when `first` is earlier, zero when equal, above zero when later. Refuses what is no date, and says which. */
export const compareDates = (first: string, second: string): Result<number> => {
  if (!isIsoDate(first)) return bad('Data 1 não é válida');
  if (!isIsoDate(second)) return bad('Data 2 não é válida');
  return good(Math.sign(daysBetween(second, first)));
};

export const addDays = (date: string, days: number): string => day(date).add(days, 'day').format(ISO_DATE);

/** Same day `months` later, or the last day of a shorter month: 2026-01-31 + 1 = 2026-02-28. */
export const addMonths = (date: string, months: number): string => day(date).add(months, 'month').format(ISO_DATE);

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => day(to).diff(day(from), 'day');

/** 0 Sunday to 6 Saturday. */
export const weekday = (date: string): number => day(date).day();

/** Whole years lived on `today` by somebody born on `birthDate`; who was born on 29/02 is a year older on 01/03 where there is none. */
export const ageOn = (birthDate: string, today: string): number =>
  day(today).year() - day(birthDate).year() - (today.slice(5) < birthDate.slice(5) ? 1 : 0);

/** 'hoje', 'amanhã', '20 nov', and '20 nov 2025' outside today's year. */
export const formatDate = (date: string, today: string): string => {
  if (date === today) return 'hoje';
  if (date === addDays(today, 1)) return 'amanhã';
  return day(date).format(date.slice(0, 4) === today.slice(0, 4) ? 'D MMM' : 'D MMM YYYY');
};

/** A day within a sentence: 'hoje', 'amanhã', 'em 20 nov'. */
export const onDate = (date: string, today: string): string => {
  const isNear = date === today || date === addDays(today, 1);
  return isNear ? formatDate(date, today) : `em ${formatDate(date, today)}`;
};

/** '20 de novembro de 2026'. */
export const formatDateFull = (date: string): string => day(date).format('D [de] MMMM [de] YYYY');

/** '20/11/2026'. */
export const formatDateNumeric = (date: string): string => day(date).format('DD/MM/YYYY');

// By the platform's own tables of time zones: dayjs would make such a formatter anew for each instant.
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

/** An instant within a sentence: 'hoje, 10:45', 'em 20 nov, 10:45'. */
export const onInstant = (instant: string, today: string): string => {
  const { date, time } = inSaoPaulo(instant);
  return `${onDate(date, today)}, ${time}`;
};

/** '20 de novembro de 2026, 10:45'. */
export const formatInstantFull = (instant: string): string => {
  const { date, time } = inSaoPaulo(instant);
  return `${formatDateFull(date)}, ${time}`;
};
