import {
  type CalendarProblem,
  MOST_BUSY_TIMES,
  MOST_CALENDAR_BYTES,
  MOST_RULE_STEPS,
} from '@esteto/domain/agenda/busy-calendar/busy-calendar-limits';
import { addDays, inSaoPaulo } from '@esteto/domain/shared/date/date';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { findIana } from 'windows-iana';

// When a calendar of RFC 5545 says that its person is busy, between two days, in wall time of São Paulo. Nothing else of it is looked at. Meant to run
// apart from the server (parsing/apart.ts): what somebody else wrote may take any time.

export type BusyTime = { start_at: string; end_at: string };
export type BusyReading = { ok: true; times: BusyTime[]; is_cut: boolean } | { ok: false; problem: CalendarProblem };

/** Days 'YYYY-MM-DD', the last one included. */
type Window = { from: string; to: string };

export const readBusyTimes = (bytes: Uint8Array, window: Window): BusyReading => {
  if (bytes.byteLength > MOST_CALENDAR_BYTES) return { ok: false, problem: 'too_large' };
  try {
    const busy = busyOf(calendarsIn(bytes), window);
    const times = merged(busy.toSorted((one, other) => (one.start_at < other.start_at ? -1 : 1)));
    return { ok: true, times: times.slice(0, MOST_BUSY_TIMES), is_cut: times.length > MOST_BUSY_TIMES };
  } catch (error) {
    return { ok: false, problem: error instanceof EndlessRule ? 'endless_rule' : 'not_calendar' };
  }
};

class EndlessRule extends Error {}

/** A file holds one calendar, or several one after the other. */
const calendarsIn = (bytes: Uint8Array): ICAL.Component[] => {
  const text = new TextDecoder('utf-8').decode(bytes);
  if (!/^\W{0,8}BEGIN:VCALENDAR/i.test(text)) throw new Error('no calendar');
  const parsed: unknown[] = ICAL.parse(text);
  const each = typeof parsed[0] === 'string' ? [parsed] : parsed;
  return each.map((one) => new Calendar(one as unknown[]));
};

/** The rules that the file gives for a zone hold only where the system does not know its name. */
class Calendar extends ICAL.Component {
  readonly #known = new Map<string, ICAL.Timezone | null>();

  override getTimeZoneByID(tzid: string): ICAL.Timezone {
    if (!this.#known.has(tzid)) this.#known.set(tzid, systemZone(tzid));
    return this.#known.get(tzid) ?? super.getTimeZoneByID(tzid);
  }
}

const busyOf = (calendars: readonly ICAL.Component[], window: Window): BusyTime[] => {
  const steps = { left: MOST_RULE_STEPS };
  return calendars.flatMap((calendar) => {
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component, { strictExceptions: true }));
    const changed = Map.groupBy(
      events.filter((event) => event.isRecurrenceException()),
      ({ uid }) => uid,
    );
    return events
      .filter((event) => !event.isRecurrenceException())
      .flatMap((event) => {
        const apart = changed.get(event.uid) ?? [];
        changed.delete(event.uid);
        return event.isRecurring() ? daysOfRule(event, apart, window, steps) : [event, ...apart].flatMap((one) => timesOf(one, window));
      })
      .concat([...changed.values()].flat().flatMap((event) => timesOf(event, window)));
  });
};

/** A rule is followed from its beginning, as the standard counts; rules without end end with the window. */
const daysOfRule = (event: ICAL.Event, apart: readonly ICAL.Event[], window: Window, steps: { left: number }): BusyTime[] => {
  const replaced = new Set(apart.map(({ recurrenceId }) => recurrenceId.toString()));
  const times = apart.flatMap((one) => timesOf(one, window));
  if (!isBusy(event)) return times;
  const length = event.duration;
  const [over, far] = [addDays(window.from, -2), addDays(window.to, 1)];
  const rule = event.iterator();
  for (let start = rule.next(); start; start = rule.next()) {
    steps.left -= 1;
    if (steps.left < 0) throw new EndlessRule();
    if (start.toString().slice(0, 10) > far) break;
    if (replaced.has(start.toString())) continue;
    const end = start.clone();
    end.addDuration(length);
    // Two days before it are over in every zone.
    if (end.toString().slice(0, 10) < over) continue;
    times.push(...within(window, start, end));
  }
  return times;
};

const timesOf = (event: ICAL.Event, window: Window): BusyTime[] =>
  isBusy(event) && event.startDate ? within(window, event.startDate, event.endDate) : [];

/** What its person marked as free, or was called off, keeps nobody busy. */
const isBusy = ({ component }: ICAL.Event): boolean =>
  String(component.getFirstPropertyValue('transp') ?? '').toUpperCase() !== 'TRANSPARENT' &&
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() !== 'CANCELLED' &&
  String(component.getFirstPropertyValue('x-microsoft-cdo-busystatus') ?? '').toUpperCase() !== 'FREE';

const within = ({ from, to }: Window, start: ICAL.Time, end: ICAL.Time): BusyTime[] => {
  const start_at = wallTime(start);
  const end_at = wallTime(end);
  return start_at < end_at && start_at < `${addDays(to, 1)}T00:00` && end_at > `${from}T00:00` ? [{ start_at, end_at }] : [];
};

/** Whole days, and times of no zone, are what they say wherever one is. */
const wallTime = (time: ICAL.Time): string => {
  if (time.isDate) return `${time.toString()}T00:00`;
  if (time.zone === ICAL.Timezone.localTimezone) return time.toString().slice(0, 16);
  const { date, time: hour } = inSaoPaulo(new Date(time.toUnixTime() * 1_000));
  return `${date}T${hour}`;
};

/** Times that touch or overlap are one: how many appointments somebody has at once is theirs. */
const merged = (sorted: readonly BusyTime[]): BusyTime[] => {
  const whole: BusyTime[] = [];
  for (const time of sorted) {
    const last = whole.at(-1);
    if (last && time.start_at <= last.end_at) last.end_at = time.end_at > last.end_at ? time.end_at : last.end_at;
    else whole.push({ ...time });
  }
  return whole;
};

// Zones by the system's data: what a file says of a zone is as old as the program that wrote it, and some say nothing.

/** The zone of a name of IANA, of Windows, or of one that its program put a prefix before ('/mozilla.org/2005/America/Sao_Paulo'). Null when nobody knows it. */
const systemZone = (tzid: string): ICAL.Timezone | null => {
  const names = [tzid, ...findIana(tzid).slice(0, 1), ...(/^\/.*\/(\w+\/[\w-]+)$/.exec(tzid)?.slice(1) ?? [])];
  const name = names.find(isKnown);
  return name === undefined ? null : new SystemZone(name);
};

const isKnown = (name: string): boolean => {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

class SystemZone extends ICAL.Timezone {
  constructor(name: string) {
    super({ tzid: name });
  }

  /** Seconds from UTC at a moment of this zone's wall time. */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
    return wall.toZonedDateTime(this.tzid).offsetNanoseconds / 1e9;
  }
}
