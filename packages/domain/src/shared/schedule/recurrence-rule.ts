import { formatDateNumeric, weekday } from '../date/date.ts';

// How an event repeats itself: as a form asks, as the rule of RFC 5545 that is stored, and in words. `UNTIL` is stored as the last day in São Paulo
// ('20261230'); `exactRule` writes it as the standard asks for.

export const REPEATS = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type Repeat = (typeof REPEATS)[number];

export const repeatLabel: Record<Repeat, string> = {
  daily: 'Por dia',
  weekly: 'Por semana',
  monthly: 'Por mês',
  yearly: 'Por ano',
};

/** The days of the week as the standard calls them; the week begins on Sunday. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const weekdayLabel: Record<Weekday, string> = {
  SU: 'Dom',
  MO: 'Seg',
  TU: 'Ter',
  WE: 'Qua',
  TH: 'Qui',
  FR: 'Sex',
  SA: 'Sáb',
};

const LONG_WEEKDAY: Record<Weekday, string> = {
  SU: 'domingo',
  MO: 'segunda',
  TU: 'terça',
  WE: 'quarta',
  TH: 'quinta',
  FR: 'sexta',
  SA: 'sábado',
};

/** Which day of a month comes again: the same number, the same weekday counted from the first, or the last such weekday. */
export const MONTH_DAYS = ['day', 'weekday', 'last_weekday'] as const;
export type MonthDay = (typeof MONTH_DAYS)[number];

export const monthDayLabel: Record<MonthDay, string> = {
  day: 'No mesmo dia do mês',
  weekday: 'No mesmo dia da semana',
  last_weekday: 'No último dia da semana do mês',
};

/** `repeats` null: once. `repeat_until` and `repeat_count` null: without end; at most one of them is told. */
export type Repetition = {
  repeats: Repeat | null;
  repeat_interval: number | null;
  repeat_weekdays: Weekday[];
  repeat_month_by: MonthDay | null;
  repeat_until: string | null;
  repeat_count: number | null;
};

export const ONCE: Repetition = {
  repeats: null,
  repeat_interval: null,
  repeat_weekdays: [],
  repeat_month_by: null,
  repeat_until: null,
  repeat_count: null,
};

export const weekdayOf = (date: string): Weekday => WEEKDAYS[weekday(date)] as Weekday;

/** The rule as it is stored; null for what comes once. `starts_on`: the day that a month's or a week's rule is read from. */
export const ruleOf = (form: Repetition, starts_on: string): string | null => {
  const { repeats, repeat_interval, repeat_until, repeat_count } = form;
  if (repeats === null) return null;
  const parts = [`FREQ=${repeats.toUpperCase()}`];
  if ((repeat_interval ?? 1) > 1) parts.push(`INTERVAL=${repeat_interval}`);
  if (repeats === 'weekly') parts.push(`BYDAY=${weekdaysOf(form, starts_on).join(',')}`);
  if (repeats === 'monthly') parts.push(monthPart(form.repeat_month_by ?? 'day', starts_on));
  if (repeat_until) parts.push(`UNTIL=${repeat_until.replaceAll('-', '')}`);
  else if (repeat_count) parts.push(`COUNT=${repeat_count}`);
  return parts.join(';');
};

/** What a form shows of a stored rule. */
export const repetitionOf = (rrule: string | null): Repetition => {
  if (rrule === null) return ONCE;
  const parts = new Map(rrule.split(';').map((part) => part.split('=') as [string, string]));
  const repeats = REPEATS.find((one) => one.toUpperCase() === parts.get('FREQ')) ?? null;
  const days = parts.get('BYDAY');
  const until = parts.get('UNTIL');
  return {
    repeats,
    repeat_interval: Number(parts.get('INTERVAL') ?? 1),
    repeat_weekdays: repeats === 'weekly' && days ? (days.split(',') as Weekday[]) : [],
    repeat_month_by: repeats === 'monthly' ? monthBy(days) : null,
    repeat_until: until ? `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}` : null,
    repeat_count: parts.has('COUNT') ? Number(parts.get('COUNT')) : null,
  };
};

/** A stored rule with another end, or with none. */
export const withEnd = (rrule: string, end: { until: string } | { count: number } | null): string => {
  const kept = rrule.split(';').filter((part) => !part.startsWith('UNTIL=') && !part.startsWith('COUNT='));
  if (end && 'until' in end) kept.push(`UNTIL=${end.until.replaceAll('-', '')}`);
  if (end && 'count' in end) kept.push(`COUNT=${end.count}`);
  return kept.join(';');
};

/** A stored rule as RFC 5545 (3.3.10) asks for: `UNTIL` of whole days is a date, of others an instant, here the end of that day of São Paulo. */
export const exactRule = (rrule: string, isWholeDay: boolean): string =>
  rrule.replace(/UNTIL=(\d{8})/, (_, day: string) => (isWholeDay ? `UNTIL=${day}` : `UNTIL=${dayAfter(day)}T025959Z`));

/** 'toda semana, segunda e quarta, até 30/12/2026'. */
export const ruleInWords = (rrule: string): string => {
  const form = repetitionOf(rrule);
  const { repeats, repeat_until, repeat_count } = form;
  if (repeats === null) return '';
  const interval = form.repeat_interval ?? 1;
  const rhythm = interval === 1 ? EVERY[repeats] : `a cada ${interval} ${UNITS[repeats]}`;
  const days =
    repeats === 'weekly' ? listed.format(WEEKDAYS.filter((day) => form.repeat_weekdays.includes(day)).map((day) => LONG_WEEKDAY[day])) : '';
  const month = repeats === 'monthly' ? monthInWords(rrule) : '';
  const end = repeat_until ? `até ${formatDateNumeric(repeat_until)}` : repeat_count ? `${repeat_count} vezes` : '';
  return [rhythm, days, month, end].filter(Boolean).join(', ');
};

const EVERY: Record<Repeat, string> = { daily: 'todo dia', weekly: 'toda semana', monthly: 'todo mês', yearly: 'todo ano' };
const UNITS: Record<Repeat, string> = { daily: 'dias', weekly: 'semanas', monthly: 'meses', yearly: 'anos' };
const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

const weekdaysOf = ({ repeat_weekdays }: Repetition, starts_on: string): Weekday[] =>
  repeat_weekdays.length > 0 ? WEEKDAYS.filter((day) => repeat_weekdays.includes(day)) : [weekdayOf(starts_on)];

const weekOfMonth = (date: string): number => Math.ceil(Number(date.slice(8)) / 7);

const monthPart = (by: MonthDay, date: string): string =>
  by === 'day' ? `BYMONTHDAY=${Number(date.slice(8))}` : `BYDAY=${by === 'weekday' ? weekOfMonth(date) : -1}${weekdayOf(date)}`;

const monthBy = (days: string | undefined): MonthDay => {
  if (days === undefined) return 'day';
  return days.startsWith('-1') ? 'last_weekday' : 'weekday';
};

/** 'dia 5', '2ª terça', 'último domingo'. */
const monthInWords = (rrule: string): string => {
  const [, day, week, weekday = ''] = /BYMONTHDAY=(\d+)|BYDAY=(-?\d)([A-Z]{2})/.exec(rrule) ?? [];
  if (day) return `dia ${day}`;
  const weekdayCode = WEEKDAYS.find((one) => one === weekday);
  if (weekdayCode === undefined) return '';
  const name = LONG_WEEKDAY[weekdayCode];
  const isMasculine = name === 'sábado' || name === 'domingo';
  return week === '-1' ? `${isMasculine ? 'último' : 'última'} ${name}` : `${week}${isMasculine ? 'º' : 'ª'} ${name}`;
};

const dayAfter = (day: string): string => {
  const next = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)) + 1));
  return next.toISOString().slice(0, 10).replaceAll('-', '');
};
