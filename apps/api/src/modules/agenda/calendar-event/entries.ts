import type { CalendarEntry } from '@esteto/contract/agenda/calendar-event';
import { type EventMoney, moneyOf } from '@esteto/domain/agenda/calendar-event/event-money';
import { occurrencesOf } from '@esteto/domain/agenda/calendar-event/occurrences';
import { addDays } from '@esteto/domain/shared/date/date';
import { endOf, minutesOf, type Span, startOf, type WallTime } from '@esteto/domain/shared/schedule/event-span';
import { eventValue } from '@esteto/domain/shared/schedule/event-value';
import type { CalendarScope, FoundEvent } from './calendar-event.repository.ts';

/** An event on one of its days. */
export type EventDay = { event: FoundEvent; span: Span; occurrence_on: string | null };

/** Nobody reads what another keeps to themselves. */
export const isShownTo =
  ({ user_id }: CalendarScope) =>
  (event: Pick<FoundEvent, 'visibility' | 'user_id'>): boolean =>
    event.visibility === 'company' || event.user_id === user_id;

/**
 * What takes place between two days, in order: events that come once, the days of series, and those of their days that were changed apart. Of what is
 * not meant nothing is told, but the day that it was changed from is gone all the same.
 */
export const daysWithin = (
  events: readonly FoundEvent[],
  from: string,
  to: string,
  isMeant: (event: FoundEvent) => boolean = () => true,
): EventDay[] => {
  const apart = Map.groupBy(
    events.filter(({ series_id }) => series_id !== null),
    ({ series_id }) => series_id,
  );
  return events
    .filter(isMeant)
    .flatMap((event): EventDay[] => {
      const { rrule } = event;
      if (rrule === null) return isWithin(event, from, to) ? [{ event, span: spanOf(event), occurrence_on: event.occurrence_on }] : [];
      const others = new Set(apart.get(event.id)?.flatMap(({ occurrence_on }) => occurrence_on ?? []));
      return occurrencesOf({ ...event, rrule }, from, to, others).map(({ occurrence_on, ...span }) => ({ event, span, occurrence_on }));
    })
    .toSorted((one, other) => (startOf(one.span) < startOf(other.span) ? -1 : 1));
};

const isWithin = (span: Span, from: string, to: string): boolean =>
  startOf(span) < `${addDays(to, 1)}T00:00` && endOf(span) > `${from}T00:00`;

export const spanOf = ({ starts_on, starts_at, ends_on, ends_at }: Span): Span => ({ starts_on, starts_at, ends_on, ends_at });

/** In cents, of its hours where it is paid by the hour. */
export const valueOf = ({ event, span }: EventDay): number | null => eventValue(event.value, event.value_kind, minutesOf(span));

/** What is told of a day of a series was told of all of them: none is received or invoiced before it is a row of its own. */
export const moneyOfDay = ({ event, span }: EventDay, now: WallTime): EventMoney | null =>
  moneyOf(
    {
      ...event,
      ...span,
      payment_forecast_date: event.rrule === null ? event.payment_forecast_date : null,
      invoice: event.invoice_status && { status: event.invoice_status, due_date: event.invoice_due_date },
    },
    now,
  );

export const entryOf = (day: EventDay, scope: CalendarScope, now: WallTime): CalendarEntry => {
  const { event, span, occurrence_on } = day;
  const mine = event.user_id === scope.user_id;
  const { id, version, company_id, kind, title, place, client_name, color, visibility } = event;
  return {
    id,
    version,
    company_id,
    kind,
    title,
    place,
    client_name,
    color,
    visibility,
    ...span,
    occurrence_on,
    is_series: event.rrule !== null,
    value: valueOf(day),
    money: moneyOfDay(day, now),
    mine,
    company_name: company_id === scope.company_id ? null : event.company_name,
    owner_name: mine ? null : event.owner_name,
  };
};
