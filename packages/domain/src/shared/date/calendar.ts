import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/pt-br.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

// The one module that knows dayjs. Dates here have no time and no zone: they are counted in UTC, where every day has 24 hours.

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** The day of a date ('YYYY-MM-DD') or the first one of a competence ('YYYY-MM'). */
export const day = (text: string): Dayjs => dayjs.utc(text).locale('pt-br');

/** Read strictly in one of `formats`, by dayjs's letters; null when it is in none, or no day that exists. */
export const readDay = (text: string, formats: readonly string[]): Dayjs | null => {
  const read = formats.map((format) => dayjs.utc(text, format, true)).find((candidate) => candidate.isValid());
  return read ?? null;
};

export const ISO_DATE = 'YYYY-MM-DD';
export const ISO_MONTH = 'YYYY-MM';
