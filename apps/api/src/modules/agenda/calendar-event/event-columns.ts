import type { CalendarEventForm } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import { lastDayOf } from '@esteto/domain/agenda/calendar-event/occurrences';
import { addDays, daysBetween } from '@esteto/domain/shared/date/date';
import type { Span } from '@esteto/domain/shared/schedule/event-span';
import { ONCE, repetitionOf, ruleOf } from '@esteto/domain/shared/schedule/recurrence-rule';
import type { CalendarEventRecord } from '../../../tables/calendar-event/calendar-event.tables.ts';

// Between what a form says of an event and the columns in which it is kept.

/** Without the rhythm, and without what is not typed. */
export const columnsOf = (form: CalendarEventForm) => {
  const {
    all_day: _day,
    repeats: _r,
    repeat_interval: _i,
    repeat_weekdays: _w,
    repeat_month_by: _m,
    repeat_until: _u,
    repeat_count: _c,
    ...typed
  } = form;
  return { ...typed, ...onceAt(form) };
};

/** An event that comes once, at these times. */
export const onceAt = ({ starts_on, starts_at, ends_on, ends_at }: Span) => ({
  starts_on,
  starts_at,
  ends_on,
  ends_at,
  last_on: ends_on,
  rrule: null,
  exdates: [],
});

/** A series that begins at these times; one without a rule comes once. */
export const seriesAt = (span: Span, rrule: string | null, exdates: string[] = []) =>
  rrule === null ? onceAt(span) : { ...onceAt(span), rrule, exdates, last_on: lastOf(span, rrule) };

/** The day with which the last of a series is over; null of one without end. */
export const lastOf = ({ starts_on, ends_on }: Pick<Span, 'starts_on' | 'ends_on'>, rrule: string): string | null => {
  const last = lastDayOf(rrule, starts_on);
  return last === null ? null : addDays(last, daysBetween(starts_on, ends_on));
};

export const ruleOfForm = (form: CalendarEventForm): string | null => ruleOf(form, form.starts_on);

/** What a form shows of an event, on the day of `span`, with the rhythm of its series. */
export const formOf = (event: CalendarEventRecord, span: Span, rrule: string | null): CalendarEventForm => {
  const { kind, title, place, place_address, client_id, value, value_kind, payment_forecast_date, notes, color, reminders, visibility } =
    event;
  return {
    kind,
    title,
    place,
    place_address,
    client_id,
    value,
    value_kind,
    payment_forecast_date,
    notes,
    color,
    reminders,
    visibility,
    ...span,
    all_day: span.starts_at === null,
    ...(rrule === null ? ONCE : repetitionOf(rrule)),
  };
};
