import type { CalendarEventForm } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import type { SeriesPart } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { occurrencesOf } from '@esteto/domain/agenda/calendar-event/occurrences';
import { changedSeries, endedBefore } from '@esteto/domain/agenda/calendar-event/series-change';
import { addDays } from '@esteto/domain/shared/date/date';
import { and, eq, isNull } from 'drizzle-orm';
import { invalid, notFound } from '../../../platform/http/app-error.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { type CalendarEventRecord, calendarEvents as table } from '../../../tables/calendar-event/calendar-event.tables.ts';
import { followSeries } from './calendar-event.repository.ts';
import { columnsOf, lastOf, onceAt, seriesAt } from './event-columns.ts';

// How a series is changed: a day of it, a day and those after it, or all of them. Days that were changed by hand stay as they are.

export type Series = CalendarEventRecord & { rrule: string };

export const isSeries = (event: CalendarEventRecord): event is Series => event.rrule !== null;

/** The day of a series, at its times; a day that is none of its answers like what does not exist. */
export const dayOf = (series: Series, occurrence_on: string | null) => {
  if (occurrence_on === null) throw invalid({ part: 'Escolha o dia do evento.' });
  const occurrence = occurrencesOf(series, occurrence_on, occurrence_on).find((one) => one.occurrence_on === occurrence_on);
  if (!occurrence) throw notFound();
  return occurrence;
};

/** A day of a series as a row of its own, with these values beside those of its series. */
export const apartRow = (series: Series, occurrence_on: string | null, values: Partial<CalendarEventRecord>) => {
  const { id, created_at: _c, created_by: _b, updated_at: _u, updated_by: _w, version: _v, ...copied } = series;
  const { occurrence_on: day, ...span } = dayOf(series, occurrence_on);
  return { ...copied, ...onceAt(span), ...values, series_id: id, occurrence_on: day };
};

export const setApart = (
  tx: Tx,
  series: Series,
  occurrence_on: string | null,
  values: Partial<CalendarEventRecord>,
  action: 'calendar_event.edited' | 'calendar_event.received' = 'calendar_event.edited',
): Promise<CalendarEventRecord> => tx.insert(table, apartRow(series, occurrence_on, values), { action, company_id: series.company_id });

/** A day and those after it become what the form says, or all of them. Answers the row that now holds them. */
export const changeSeries = async (
  tx: Tx,
  series: Series,
  day: string,
  form: CalendarEventForm,
  part: Exclude<SeriesPart, 'this'>,
): Promise<CalendarEventRecord> => {
  const { company_id } = series;
  const isWhole = part === 'all' || day === series.starts_on;
  const { span, rrule, exdates, moved } = changedSeries(series, day, form, isWhole ? 'all' : 'this_and_next');
  const apart = await tx.lockAll(table, { scope: followSeries(series.id, isWhole ? series.starts_on : day), most: MOST_APART });
  // What moves away from under days that were changed by hand leaves them where they are, and does not come there a second time.
  const leaves = moved !== 0 || rrule === null;
  const kept = leaves
    ? [...exdates, ...apart.flatMap(({ occurrence_on }) => (occurrence_on ? [addDays(occurrence_on, moved)] : []))]
    : exdates;
  const values = { ...columnsOf(form), ...seriesAt(span, rrule, kept) };
  const event = { action: 'calendar_event.split', company_id } as const;
  if (isWhole) {
    if (leaves) await tx.changeAll(table, apart, ALONE, { action: 'calendar_event.edited', company_id });
    return tx.change(table, series, values, { action: 'calendar_event.edited', company_id });
  }
  const left = endedBefore(series, day);
  await tx.change(table, series, { ...left, exdates: [...left.exdates], last_on: lastOf(series, left.rrule) }, event);
  const next = await tx.insert(table, { ...values, company_id, user_id: series.user_id }, event);
  await tx.changeAll(table, apart, leaves ? ALONE : { series_id: next.id }, { action: 'calendar_event.edited', company_id });
  return next;
};

/** Takes a day out, a day and those after it, or all. Days with a note, or that were paid, stay as events of their own. */
export const removeFromSeries = async (tx: Tx, series: Series, day: string, part: SeriesPart): Promise<void> => {
  const { company_id } = series;
  if (part === 'this') {
    await tx.change(table, series, { exdates: [...series.exdates, day] }, { action: 'calendar_event.skipped', company_id });
    return;
  }
  const isWhole = part === 'all' || day === series.starts_on;
  const apart = await tx.lockAll(table, { scope: followSeries(series.id, isWhole ? series.starts_on : day), most: MOST_APART });
  const removed = { action: 'calendar_event.removed', company_id } as const;
  await tx.changeAll(
    table,
    apart.filter((one) => !hasMoney(one)),
    { removed_at: tx.now },
    removed,
  );
  await tx.changeAll(table, apart.filter(hasMoney), ALONE, { action: 'calendar_event.edited', company_id });
  if (isWhole) {
    await tx.change(table, series, { removed_at: tx.now }, removed);
    return;
  }
  const left = endedBefore(series, day);
  await tx.change(
    table,
    series,
    { ...left, exdates: [...left.exdates], last_on: lastOf(series, left.rrule) },
    { action: 'calendar_event.split', company_id },
  );
};

/** The series of a day that is a row of its own. */
export const lockSeries = async (tx: Tx, { series_id, company_id }: CalendarEventRecord): Promise<Series | null> => {
  if (series_id === null) return null;
  const scope = and(eq(table.company_id, company_id), isNull(table.removed_at));
  const [row] = await tx.lockAll(table, { scope: and(eq(table.id, series_id), scope), most: 1 });
  return row && isSeries(row) ? row : null;
};

export const hasMoney = ({ invoice_id, paid_on }: CalendarEventRecord): boolean => invoice_id !== null || paid_on !== null;

const ALONE = { series_id: null, occurrence_on: null } as const;

const MOST_APART = 1000;
