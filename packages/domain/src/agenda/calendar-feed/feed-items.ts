import { onDay, type Span, startOf, type WallTime } from '../../shared/schedule/event-span.ts';
import { exactRule } from '../../shared/schedule/recurrence-rule.ts';
import type { EventKind } from '../calendar-event/event-kinds.ts';

// What a calendar's link carries, from the events as they are kept: each with a name that never changes, rules as rules, days that were changed apart
// beside their series, and what was taken back as cancelled. Money, clients and notes are not among it.

/** An event as it is kept (calendar-event.tables). `removed_at`: taken out of the calendar. */
export type KeptEvent = Span & {
  id: number;
  version: number;
  kind: EventKind;
  title: string;
  place: string | null;
  place_address: string | null;
  rrule: string | null;
  exdates: readonly string[];
  series_id: number | null;
  occurrence_on: string | null;
  removed_at: string | null;
  updated_at: string;
};

export type FeedItem = Span & {
  uid: string;
  /** Grows with each change, so that a program takes the newer one. */
  sequence: number;
  updated_at: string;
  kind: EventKind;
  title: string;
  place: string | null;
  /** As RFC 5545 writes it; null of what comes once. */
  rrule: string | null;
  /** Days of the rule that do not take place. */
  exdates: readonly string[];
  /** The moment of its series that this one takes the place of. */
  recurrence: WallTime | null;
  is_cancelled: boolean;
  /** Whether its person is busy meanwhile: by a due date nobody is. */
  is_busy: boolean;
};

/** The items of some kinds. A changed day whose series is not among them, or is in whole days, stands for itself. */
export const feedItems = (events: readonly KeptEvent[], kinds: readonly EventKind[]): FeedItem[] => {
  const wanted = (event: KeptEvent): boolean => kinds.includes(event.kind);
  const masters = new Map(events.filter((event) => event.rrule !== null && event.removed_at === null).map((event) => [event.id, event]));
  const apart = Map.groupBy(
    events.filter(({ series_id, removed_at }) => series_id !== null && removed_at === null),
    ({ series_id }) => series_id,
  );
  const seriesOf = ({ series_id }: KeptEvent): KeptEvent | null => (series_id === null ? null : (masters.get(series_id) ?? null));
  const replaces = (event: KeptEvent, series: KeptEvent): boolean => wanted(event) && wanted(series) && series.starts_at !== null;
  return events.filter(wanted).flatMap((event): FeedItem[] => {
    const item = itemOf(event);
    if (event.series_id !== null) {
      const series = seriesOf(event);
      if (event.removed_at !== null) return [];
      if (!series || event.occurrence_on === null || !replaces(event, series)) return [item];
      return [{ ...item, uid: uidOf(series), recurrence: startOf(onDay(spanOf(series), event.occurrence_on)) }];
    }
    const gone = (apart.get(event.id) ?? []).flatMap((one) => (one.occurrence_on && !replaces(one, event) ? [one.occurrence_on] : []));
    return [{ ...item, exdates: [...event.exdates, ...gone].toSorted() }];
  });
};

const itemOf = (event: KeptEvent): FeedItem => ({
  ...spanOf(event),
  uid: uidOf(event),
  sequence: event.version,
  updated_at: event.updated_at,
  kind: event.kind,
  title: event.title,
  place: [event.place, event.place_address].filter(Boolean).join(', ') || null,
  rrule: event.rrule === null ? null : exactRule(event.rrule, event.starts_at === null),
  exdates: [],
  recurrence: null,
  is_cancelled: event.removed_at !== null,
  is_busy: event.kind !== 'due' && event.kind !== 'licence',
});

const uidOf = ({ id }: KeptEvent): string => `evento-${id}@esteto`;

const spanOf = ({ starts_on, starts_at, ends_on, ends_at }: Span): Span => ({ starts_on, starts_at, ends_on, ends_at });
