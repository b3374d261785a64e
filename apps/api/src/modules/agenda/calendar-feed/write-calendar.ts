import { eventKindLabel } from '@esteto/domain/agenda/calendar-event/event-kinds';
import type { FeedItem } from '@esteto/domain/agenda/calendar-feed/feed-items';
import { addDays, TIME_ZONE } from '@esteto/domain/shared/date/date';
import type { WallTime } from '@esteto/domain/shared/schedule/event-span';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';

/** São Paulo has had one time all year since 2019. */
const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\n');

/** How often a program is asked to come back. */
const READ_AGAIN_SECONDS = 3_600;

/** A calendar by RFC 5545. The same items make the same text, byte by byte. */
export const writeCalendar = (name: string, items: readonly FeedItem[]): string => {
  const calendar = ical({
    prodId: { company: 'Esteto', product: 'Agenda', language: 'PT-BR' },
    name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: READ_AGAIN_SECONDS,
    timezone: { name: null, generator: () => VTIMEZONE },
    events: items.map(eventOf),
  });
  return `${calendar.toString()}\r\n`;
};

const eventOf = (item: FeedItem): ICalEventData => {
  const isWholeDay = item.starts_at === null;
  return {
    id: item.uid,
    sequence: item.sequence,
    stamp: Temporal.Instant.from(item.updated_at),
    lastModified: Temporal.Instant.from(item.updated_at),
    summary: item.title,
    location: item.place && { title: item.place },
    categories: [{ name: eventKindLabel[item.kind] }],
    status: item.is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: item.is_busy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    ...(isWholeDay
      ? { allDay: true, start: day(item.starts_on), end: day(addDays(item.ends_on, 1)) }
      : { timezone: TIME_ZONE, start: wall(`${item.starts_on}T${item.starts_at}`), end: wall(`${item.ends_on}T${item.ends_at}`) }),
    ...(item.rrule !== null && { repeating: ruleOf({ ...item, rrule: item.rrule }) }),
    ...(item.recurrence !== null && { timezone: TIME_ZONE, recurrenceId: wall(item.recurrence) }),
  };
};

const day = (date: string) => Temporal.PlainDate.from(date);
const wall = (moment: WallTime) => Temporal.PlainDateTime.from(moment);

/** The rule and the days that it leaves out, as the lines that the library writes as they are. */
const ruleOf = ({ rrule, exdates, starts_at }: FeedItem & { rrule: string }): string => {
  if (exdates.length === 0) return `RRULE:${rrule}`;
  const days = exdates.map((date) => date.replaceAll('-', ''));
  const left =
    starts_at === null
      ? `EXDATE;VALUE=DATE:${days.join(',')}`
      : `EXDATE;TZID=${TIME_ZONE}:${days.map((date) => `${date}T${starts_at.replace(':', '')}00`).join(',')}`;
  return `RRULE:${rrule}\n${left}`;
};
