import { addDays, weekday } from './date.ts';

// National holidays, and the days that are none by law but have no banking service: Carnival Monday and Tuesday and Corpus Christi (Res. CMN 4.880/2020,
// art. 5) count as non-business for due dates, and as holidays only where a state or a city says so. Those of a state or a city are what staff told, and
// are given.

const FIXED: readonly { day: string; name: string; since?: number }[] = [
  { day: '01-01', name: 'Confraternização Universal' },
  { day: '04-21', name: 'Tiradentes' },
  { day: '05-01', name: 'Dia do Trabalho' },
  { day: '09-07', name: 'Independência do Brasil' },
  { day: '10-12', name: 'Nossa Senhora Aparecida' },
  { day: '11-02', name: 'Finados' },
  { day: '11-15', name: 'Proclamação da República' },
  /** National since Lei 14.759/2023. */
  { day: '11-20', name: 'Dia da Consciência Negra', since: 2024 },
  { day: '12-25', name: 'Natal' },
];

const AROUND_EASTER: readonly { offset: number; name: string; isOptional?: true }[] = [
  { offset: -48, name: 'Segunda-feira de Carnaval', isOptional: true },
  { offset: -47, name: 'Terça-feira de Carnaval', isOptional: true },
  { offset: -2, name: 'Sexta-feira Santa' },
  { offset: 60, name: 'Corpus Christi', isOptional: true },
];

export type RestDay = { date: string; name: string; isOptional?: true };

/** Name of the holiday or of the day without banking service, or null on an ordinary day. */
export const restName = (date: string): string | null => restDaysIn(Number(date.slice(0, 4))).get(date)?.name ?? null;

/** Name of the holiday by law, or null on another day. */
export const holidayName = (date: string): string | null => {
  const day = restDaysIn(Number(date.slice(0, 4))).get(date);
  return day && !day.isOptional ? day.name : null;
};

/** Both kinds of a year, in order of time. */
export const restDays = (year: number): RestDay[] => [...restDaysIn(year).values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));

/** Those of a year by law, in order of time. */
export const nationalHolidays = (year: number): RestDay[] => restDays(year).filter(({ isOptional }) => !isOptional);

/** A calendar of thousands of companies asks for the same few years. */
const restDaysByYear = new Map<number, ReadonlyMap<string, RestDay>>();

const restDaysIn = (year: number): ReadonlyMap<string, RestDay> => {
  const daysOfYear = restDaysByYear.get(year) ?? new Map(listRestDays(year).map((day) => [day.date, day]));
  restDaysByYear.set(year, daysOfYear);
  return daysOfYear;
};

const listRestDays = (year: number): RestDay[] => {
  const easter = easterSunday(year);
  return [
    ...AROUND_EASTER.map(({ offset, ...day }) => ({ ...day, date: addDays(easter, offset) })),
    ...FIXED.filter(({ since = 0 }) => year >= since).map(({ day, name }) => ({ name, date: `${easter.slice(0, 4)}-${day}` })),
  ];
};

/** Dates ('YYYY-MM-DD') on which a place rests besides the holidays of the whole country: those of its state and city that staff told. */
export type LocalHolidays = ReadonlySet<string>;

export const NO_LOCAL_HOLIDAYS: LocalHolidays = new Set();

export const isBusinessDay = (date: string, local: LocalHolidays = NO_LOCAL_HOLIDAYS): boolean =>
  weekday(date) % 6 !== 0 && restName(date) === null && !local.has(date);

/** The date itself when it is a business day, else the first one after it. */
export const businessDayOnOrAfter = (date: string, local?: LocalHolidays): string =>
  isBusinessDay(date, local) ? date : businessDayOnOrAfter(addDays(date, 1), local);

/** The date itself when it is a business day, else the last one before it. */
export const businessDayOnOrBefore = (date: string, local?: LocalHolidays): string =>
  isBusinessDay(date, local) ? date : businessDayOnOrBefore(addDays(date, -1), local);

/** The same for a payment: banks do not serve the public on 31 December, which is a business day all the same. */
export const paymentDayOnOrBefore = (date: string, local?: LocalHolidays): string => {
  const businessDay = businessDayOnOrBefore(date, local);
  return isYearEnd(businessDay) ? previousBusinessDay(businessDay, local) : businessDay;
};

/** The last day of the year, on which nothing can be paid. */
export const isYearEnd = (date: string): boolean => date.endsWith('-12-31');

export const nextBusinessDay = (date: string, local?: LocalHolidays): string => businessDayOnOrAfter(addDays(date, 1), local);

export const previousBusinessDay = (date: string, local?: LocalHolidays): string => businessDayOnOrBefore(addDays(date, -1), local);

/** Easter Sunday of the Gregorian calendar (anonymous algorithm of Meeus, Jones and Butcher). */
export const easterSunday = (year: number): string => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const days = epact + sunday - 7 * correction + 114;
  return `${String(year).padStart(4, '0')}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
};
