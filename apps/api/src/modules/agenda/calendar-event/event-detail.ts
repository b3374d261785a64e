import type { CalendarEventDetail } from '@esteto/contract/agenda/calendar-event';
import { dayValue, spanOf } from '@esteto/domain/agenda/calendar-event/days-within';
import { occurrencesOf } from '@esteto/domain/agenda/calendar-event/occurrences';
import { addDays, inSaoPaulo } from '@esteto/domain/shared/date/date';
import type { WallTime } from '@esteto/domain/shared/schedule/event-span';
import { ruleInWords } from '@esteto/domain/shared/schedule/recurrence-rule';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { CalendarEventRecord } from '../../../tables/calendar-event/calendar-event.tables.ts';
import * as events from './calendar-event.repository.ts';
import { moneyOfDay } from './entries.ts';
import { formOf } from './event-columns.ts';
import { dayOf, isSeries } from './series-writes.ts';

type Clock = Deps['clock'];

/** The time on the wall where the office is. */
export const wallTime = (clock: Clock): WallTime => {
  const { date, time } = inSaoPaulo(clock.now());
  return `${date}T${time}`;
};

/** An event, or a day of a series, as whoever opens it sees it. */
export const detail = async (
  clock: Clock,
  reader: Tx['db'] | Deps['db'],
  scope: events.CalendarScope,
  id: number,
  occurrence_on: string | null,
): Promise<CalendarEventDetail> => {
  const event = await events.find(reader, scope, id, occurrence_on);
  const series = event.series_id === null ? event : await events.find(reader, scope, event.series_id).catch(() => event);
  const day = isSeries(event)
    ? dayOf(event, occurrence_on ?? nextDay(event, clock.today()))
    : { ...spanOf(event), occurrence_on: event.occurrence_on };
  const { occurrence_on: on, ...span } = day;
  const shown = { event, span, occurrence_on: on };
  const mine = event.user_id === scope.user_id;
  return {
    ...event,
    ...formOf(event, span, series.rrule),
    occurrence_on: on,
    is_series: series.rrule !== null,
    rule: series.rrule && ruleInWords(series.rrule),
    total: dayValue(shown),
    money: moneyOfDay(shown, wallTime(clock)),
    mine,
    owner_name: mine ? null : event.owner_name,
  };
};

/** The next day of a series, or its first one where none is to come. */
const nextDay = (series: CalendarEventRecord & { rrule: string }, today: string): string =>
  occurrencesOf(series, today, addDays(today, 400))[0]?.occurrence_on ?? series.starts_on;
