import { addDays } from '../../shared/date/date.ts';
import type { ShiftValueKind } from '../../shared/money/value-kind.ts';
import { endOf, minutesOf, type Span, startOf } from '../../shared/schedule/event-span.ts';
import { eventValue } from '../../shared/schedule/event-value.ts';
import { occurrencesOf } from './occurrences.ts';

/** An event as its days are found: one with a rule is a series, one with `series_id` a day of it that was changed apart. */
export type DatedEvent = Span & {
  id: number;
  rrule: string | null;
  exdates: readonly string[];
  series_id: number | null;
  occurrence_on: string | null;
};

/** An event on one of its days. */
export type EventDay<Event> = { event: Event; span: Span; occurrence_on: string | null };

/**
 * What takes place between two days, in order: events that come once, the days of series, and those of their days that were changed apart. Of what is
 * not meant nothing is told, but the day that it was changed from is gone all the same.
 */
export const daysWithin = <Event extends DatedEvent>(
  events: readonly Event[],
  from: string,
  to: string,
  isMeant: (event: Event) => boolean = () => true,
): EventDay<Event>[] => {
  const apart = Map.groupBy(
    events.filter(({ series_id }) => series_id !== null),
    ({ series_id }) => series_id,
  );
  return events
    .filter(isMeant)
    .flatMap((event): EventDay<Event>[] => {
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
export const dayValue = <Event extends { value: number | null; value_kind: ShiftValueKind | null }>({
  event,
  span,
}: EventDay<Event>): number | null => eventValue(event.value, event.value_kind, minutesOf(span));
