import type { CalendarEntry } from '@esteto/contract/agenda/calendar-event';
import { type EventDay as DayOf, dayValue } from '@esteto/domain/agenda/calendar-event/days-within';
import { type EventMoney, moneyOf } from '@esteto/domain/agenda/calendar-event/event-money';
import type { WallTime } from '@esteto/domain/shared/schedule/event-span';
import type { CalendarScope, FoundEvent } from './calendar-event.repository.ts';

/** An event on one of its days. */
type EventDay = DayOf<FoundEvent>;

/** Nobody reads what another keeps to themselves. */
export const isShownTo =
  ({ user_id }: CalendarScope) =>
  (event: Pick<FoundEvent, 'visibility' | 'user_id'>): boolean =>
    event.visibility === 'company' || event.user_id === user_id;

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
    value: dayValue(day),
    money: moneyOfDay(day, now),
    mine,
    company_name: company_id === scope.company_id ? null : event.company_name,
    owner_name: mine ? null : event.owner_name,
  };
};
