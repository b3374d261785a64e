import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/pt-br.js';
import utc from 'dayjs/plugin/utc.js';

// The one module that knows dayjs. Dates here have no time and no zone: they are counted in UTC, where every day has 24 hours.

dayjs.extend(utc);

/** The day of a date ('YYYY-MM-DD') or the first one of a competence ('YYYY-MM'). */
export const day = (text: string): Dayjs => dayjs.utc(text).locale('pt-br');

export const ISO_DATE = 'YYYY-MM-DD';
