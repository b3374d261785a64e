import { competenceOf, firstDayOf, formatCompetenceLong, lastDayOf } from '@esteto/domain/shared/date/competence';
import { addDays, addMonths, formatDateFull, weekday } from '@esteto/domain/shared/date/date';

// Which days a calendar shows. The week begins on Sunday.

export const CALENDAR_VIEWS = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export const calendarViewLabel: Record<CalendarView, string> = { month: 'Mês', week: 'Semana', day: 'Dia', list: 'Lista' };

export type DayRange = { from: string; to: string };

/** The days on the screen: of a month the weeks that it touches; a list begins with the day and ends with its month. */
export const shownDays = (view: CalendarView, day: string): DayRange => {
  if (view === 'day') return { from: day, to: day };
  if (view === 'week') return weekOf(day);
  const month = competenceOf(day);
  if (view === 'list') return { from: day, to: lastDayOf(month) };
  return { from: weekOf(firstDayOf(month)).from, to: weekOf(lastDayOf(month)).to };
};

/** The day from which the next or the former screen is shown. */
export const steppedDay = (view: CalendarView, day: string, step: 1 | -1): string => {
  if (view === 'day') return addDays(day, step);
  if (view === 'week') return addDays(day, 7 * step);
  return addMonths(firstDayOf(competenceOf(day)), step);
};

/** 'novembro de 2026', '22 a 28 de novembro de 2026', '24 de novembro de 2026'. */
export const rangeTitle = (view: CalendarView, day: string): string => {
  if (view === 'day') return formatDateFull(day);
  if (view !== 'week') return formatCompetenceLong(competenceOf(day));
  const { from, to } = weekOf(day);
  const first =
    competenceOf(from) === competenceOf(to)
      ? String(Number(from.slice(8)))
      : formatDateFull(from).replace(/ de \d{4}$/, from.slice(0, 4) === to.slice(0, 4) ? '' : '$&');
  return `${first} a ${formatDateFull(to)}`;
};

const weekOf = (day: string): DayRange => {
  const from = addDays(day, -weekday(day));
  return { from, to: addDays(from, 6) };
};
