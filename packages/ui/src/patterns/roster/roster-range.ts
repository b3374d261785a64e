import { competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { addDays, addMonths, daysBetween, formatDateNumeric, weekday } from '@esteto/domain/shared/date/date';

// Which days a roster shows. A week and a fortnight begin on Sunday; a month is its own days.

export const ROSTER_PERIODS = ['semana', 'quinzena', 'mes'] as const;
export type RosterPeriod = (typeof ROSTER_PERIODS)[number];

export const rosterPeriodLabel: Record<RosterPeriod, string> = { semana: 'Semana', quinzena: 'Quinzena', mes: 'Mês' };

const LENGTH: Record<Exclude<RosterPeriod, 'mes'>, number> = { semana: 7, quinzena: 14 };

export const rangeOf = (period: RosterPeriod, day: string): { from: string; to: string } => {
  if (period === 'mes') {
    const from = `${day.slice(0, 7)}-01`;
    return { from, to: addDays(addMonths(from, 1), -1) };
  }
  const from = addDays(day, -weekday(day));
  return { from, to: addDays(from, LENGTH[period] - 1) };
};

/** The day that shows the period before (-1) or after (1). */
export const stepped = (period: RosterPeriod, day: string, by: 1 | -1): string =>
  period === 'mes' ? addMonths(`${day.slice(0, 7)}-01`, by) : addDays(day, by * LENGTH[period]);

export const rangeTitle = (period: RosterPeriod, day: string): string => {
  if (period === 'mes') return formatCompetenceLong(competenceOf(day));
  const { from, to } = rangeOf(period, day);
  return `${formatDateNumeric(from)} a ${formatDateNumeric(to)}`;
};

export const datesOf = ({ from, to }: { from: string; to: string }): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
