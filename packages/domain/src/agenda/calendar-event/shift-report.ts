import { competenceOf, formatCompetence } from '../../shared/date/competence.ts';
import { addHours, type EventHours, NO_HOURS } from '../../shared/schedule/event-hours.ts';
import { hourValue } from '../../shared/schedule/event-value.ts';
import type { EventMoney } from './event-money.ts';

// What was worked, and what came of it: by place, by who pays, by month.

/** A shift as a report reads it. `value` in cents, null where none was told. */
export type ReportShift = {
  starts_on: string;
  place: string | null;
  client_name: string | null;
  hours: EventHours;
  value: number | null;
  money: EventMoney | null;
  is_over: boolean;
};

export const REPORT_GROUPS = ['place', 'client', 'month'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

export const reportGroupLabel: Record<ReportGroup, string> = { place: 'Por local', client: 'Por tomador', month: 'Por mês' };

/** Cents and minutes. `worked` is worth what is over; `per_hour`: cents for an hour of what is over and has a value. */
export type ReportSum = {
  count: number;
  hours: EventHours;
  worked: number;
  ahead: number;
  to_invoice: number;
  invoiced: number;
  late: number;
  received: number;
  per_hour: number | null;
};

export type ReportRow = ReportSum & { key: string; label: string };

/** All of it. What is over is without a note, with one, late or received; late is part of neither: those four sum to `worked`. */
export const sumOfShifts = (shifts: readonly ReportShift[]): ReportSum => {
  const over = shifts.filter(({ is_over }) => is_over);
  const valued = over.filter(({ value }) => value !== null);
  const worked = sum(over);
  const of = (money: EventMoney) => sum(over.filter((shift) => shift.money === money));
  return {
    count: over.length,
    hours: over.reduce((hours, shift) => addHours(hours, shift.hours), NO_HOURS),
    worked,
    ahead: sum(shifts.filter(({ is_over }) => !is_over)),
    to_invoice: of('to_invoice'),
    invoiced: of('invoiced'),
    late: of('late'),
    received: of('received'),
    per_hour: hourValue(
      worked,
      valued.reduce((minutes, { hours }) => minutes + hours.total, 0),
    ),
  };
};

/** By place or by who pays those with most to invoice first, then with most worked; months in order of time. */
export const groupShifts = (shifts: readonly ReportShift[], group: ReportGroup): ReportRow[] => {
  const rows = [...Map.groupBy(shifts, (shift) => keyOf(shift, group))].map(([key, some]) => ({
    key,
    label: group === 'month' ? formatCompetence(key) : key,
    ...sumOfShifts(some),
  }));
  if (group === 'month') return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return rows.toSorted(
    (one, other) => other.to_invoice - one.to_invoice || other.worked - one.worked || one.label.localeCompare(other.label, 'pt-BR'),
  );
};

const keyOf = ({ starts_on, place, client_name }: ReportShift, group: ReportGroup): string => {
  if (group === 'month') return competenceOf(starts_on);
  return (group === 'place' ? place : client_name) ?? (group === 'place' ? 'Sem local' : 'Sem tomador');
};

const sum = (shifts: readonly ReportShift[]): number => shifts.reduce((total, { value }) => total + (value ?? 0), 0);
