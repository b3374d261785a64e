import { dutyPartner } from '@esteto/contract/access';
import type { CalendarConflict, calendarEvent as contract } from '@esteto/contract/agenda/calendar-event';
import type { InputOf } from '@esteto/contract/endpoint';
import { daysWithin, spanOf } from '@esteto/domain/agenda/calendar-event/days-within';
import { decide } from '@esteto/domain/identity/permission/access';
import { addDays } from '@esteto/domain/shared/date/date';
import { endOf, overlap, type Span, startOf } from '@esteto/domain/shared/schedule/event-span';
import type { Deps } from '../../../deps.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { DutyShiftService } from '../../duty/duty-shift/duty-shift.service.ts';
import type { BusyCalendarService, BusyElsewhere } from '../busy-calendar/busy-calendar.service.ts';
import * as events from './calendar-event.repository.ts';
import { isShownTo } from './entries.ts';

type Calendars = Pick<Deps, 'db'> & {
  busyCalendars: Pick<BusyCalendarService, 'busyWithin'>;
  dutyShifts: Pick<DutyShiftService, 'ownDuring'>;
};

/** What else is in the time of an event: other events, shifts of groups, and what the person's other calendars say. */
export const conflicts =
  ({ db, busyCalendars, dutyShifts }: Calendars) =>
  async (actor: CompanyActor, { except_id, ...span }: InputOf<typeof contract.conflicts>): Promise<CalendarConflict[]> => {
    const scope = events.scopeOf(actor);
    const around = await events.within(db, scope, addDays(span.starts_on, -1), span.ends_on);
    // One that may be seen is most often among them.
    if (except_id !== null && !around.some(({ id }) => id === except_id)) await events.find(db, scope, except_id);
    const busy = await busyCalendars.busyWithin(db, actor.user.id, startOf(span), endOf(span));
    const ownEntries = daysWithin(around, addDays(span.starts_on, -1), span.ends_on, isShownTo(scope))
      .filter((day) => day.span.starts_at !== null && overlap(day.span, span))
      .filter(({ event }) => except_id === null || (event.id !== except_id && event.series_id !== except_id))
      .map(({ event, span: when }) => ({ event_id: event.id, title: event.title, ...when }));
    const onDuty = isOnDuty(actor) ? await dutyShifts.ownDuring(db, actor.user.id, startOf(span), endOf(span)) : [];
    return [...ownEntries, ...onDuty.map(inSchedule), ...busy.map(elsewhere)];
  };

/** Whoever may open their own shifts hears of them. */
export const isOnDuty = ({ user, company }: CompanyActor): boolean =>
  decide(dutyPartner.view, { person: user, membership: company }).allowed;

/** A shift of a group is no event of the calendar: it is opened in its schedule. */
const inSchedule = ({ unit_name, ...shift }: Span & { unit_name: string }): CalendarConflict => ({
  event_id: null,
  title: `Plantão em ${unit_name}`,
  ...spanOf(shift),
});

/** An event of another calendar, of which only the times are known, and what its person calls that calendar. */
const elsewhere = ({ name, start_at, end_at }: BusyElsewhere): CalendarConflict => ({
  event_id: null,
  title: `Ocupado em ${name}`,
  starts_on: start_at.slice(0, 10),
  starts_at: start_at.slice(11),
  ends_on: end_at.slice(0, 10),
  ends_at: end_at.slice(11),
});
