import { RRuleTemporal } from 'rrule-temporal';
import { addDays } from '../../shared/date/date.ts';
import { endOf, minutesOf, onDay, type Span, startOf, type WallTime } from '../../shared/schedule/event-span.ts';

// The days on which a rule of RFC 5545 comes. Wall time is read as if it were UTC, where every day has 24 hours: a shift at 19:00 is at 19:00 on every
// day, whatever a clock did in between.

/** The moments of a rule that begins at `start`, from `from` on and before `to`, in order. `UNTIL` is read as wall time too. */
export const expand = (start: WallTime, rrule: string, from: WallTime, to: WallTime): WallTime[] => {
  const rule = new RRuleTemporal({ rruleString: `DTSTART:${compact(start)}Z\nRRULE:${wholeDays(rrule)}`, tzid: 'UTC', cache: false });
  return rule
    .between(wallDate(from), wallDate(to), true)
    .map(({ epochMilliseconds }) => new Date(epochMilliseconds).toISOString().slice(0, 16))
    .filter((moment) => moment < to);
};

/** What comes again. `exdates`: days of the rule that were taken out. */
export type Series = Span & { rrule: string; exdates: readonly string[] };

/** A day of a series: the day by which the rule calls it, and when it is. */
export type Occurrence = Span & { occurrence_on: string };

/** Those that touch the days from `from` to `to`, without the days taken out or changed apart. */
export const occurrencesOf = (series: Series, from: string, to: string, apart: ReadonlySet<string> = NONE): Occurrence[] => {
  const { rrule, exdates, starts_on, starts_at, ends_on, ends_at } = series;
  const span = { starts_on, starts_at, ends_on, ends_at };
  const reach = Math.ceil(minutesOf(span) / 1440);
  return expand(startOf(span), rrule, `${addDays(from, -reach)}T00:00`, `${addDays(to, 1)}T00:00`)
    .map((moment) => moment.slice(0, 10))
    .filter((day) => !exdates.includes(day) && !apart.has(day))
    .map((day) => ({ ...onDay(span, day), occurrence_on: day }))
    .filter((occurrence) => endOf(occurrence) > `${from}T00:00`);
};

/** The first day of a rule, from `starts_on` on: another where the rule does not come on that one. Null for a rule that never comes. */
export const firstDayOf = (rrule: string, starts_on: string): string | null =>
  expand(`${starts_on}T00:00`, rrule, `${starts_on}T00:00`, `${addDays(starts_on, 366 * 8)}T00:00`)[0]?.slice(0, 10) ?? null;

/** How many days a rule has before one. */
export const countBefore = (rrule: string, starts_on: string, day: string): number =>
  expand(`${starts_on}T00:00`, rrule, `${starts_on}T00:00`, `${day}T00:00`).length;

/** The last day of a rule that ends by a count; null of one that does not end. */
export const lastDayOf = (rrule: string, starts_on: string): string | null => {
  const until = /UNTIL=(\d{4})(\d{2})(\d{2})/.exec(rrule);
  if (until) return `${until[1]}-${until[2]}-${until[3]}`;
  if (!rrule.includes('COUNT=')) return null;
  return (
    expand(`${starts_on}T00:00`, rrule, `${starts_on}T00:00`, `${addDays(starts_on, LONGEST_COUNT)}T00:00`)
      .at(-1)
      ?.slice(0, 10) ?? starts_on
  );
};

/** Days after which no rule that ends by a count goes on: 730 times, every tenth year at most would be more than anybody plans. */
const LONGEST_COUNT = 366 * 100;

const NONE: ReadonlySet<string> = new Set();

const compact = (wall: WallTime): string => `${wall.replaceAll('-', '').replaceAll(':', '')}00`;
const wallDate = (wall: WallTime): Date => new Date(`${wall}:00Z`);

/** A last day that is told without a time counts whole. */
const wholeDays = (rrule: string): string => rrule.replace(/UNTIL=(\d{8})(?=;|$)/, 'UNTIL=$1T235959Z');
