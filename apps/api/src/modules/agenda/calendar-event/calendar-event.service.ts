import type {
  CalendarEntry,
  CalendarEventDetail,
  CalendarHoliday,
  calendarEvent as contract,
  KnownPlace,
} from '@esteto/contract/agenda/calendar-event';
import type { InputOf } from '@esteto/contract/endpoint';
import { daysWithin } from '@esteto/domain/agenda/calendar-event/days-within';
import { isPaidKind } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { dueReminders, reminderText } from '@esteto/domain/agenda/calendar-event/event-reminder';
import { addDays, inSaoPaulo } from '@esteto/domain/shared/date/date';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { type CompanyActor, systemActor } from '../../../platform/work/actor.ts';
import { type CalendarEventRecord, calendarEvents as table } from '../../../tables/calendar-event/calendar-event.tables.ts';
import type { DutyShiftService } from '../../duty/duty-shift/duty-shift.service.ts';
import type { News, NoticeService } from '../../office/notice/notice.service.ts';
import type { BusyCalendarService } from '../busy-calendar/busy-calendar.service.ts';
import type { HolidayService } from '../holiday/holiday.service.ts';
import * as events from './calendar-event.repository.ts';
import { entryOf, isShownTo } from './entries.ts';
import { conflicts } from './event-conflicts.ts';
import { detail, wallTime } from './event-detail.ts';
import { addShifts, create, lock, reschedule, update } from './event-writes.ts';
import { dayOf, isSeries, lockSeries, removeFromSeries, setApart } from './series-writes.ts';

export type CalendarEventService = ReturnType<typeof calendarEventService>;

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & {
  holidays: HolidayService;
  busyCalendars: BusyCalendarService;
  dutyShifts: Pick<DutyShiftService, 'ownDuring'>;
  notices: Pick<NoticeService, 'tell'>;
};

/** The longest reminder is of two days. */
const AHEAD = 3;
/** Reminders told in one transaction. */
const BATCH = 200;

/** The calendar of a company's people. A day of a series is read from its rule; one that was changed is a row of its own. */
export const calendarEventService = ({ db, work, clock, holidays, busyCalendars, dutyShifts, notices }: Parts) => ({
  within: async (actor: CompanyActor, { from, to }: InputOf<typeof contract.within>): Promise<CalendarEntry[]> => {
    const scope = events.scopeOf(actor);
    const at = wallTime(clock);
    return daysWithin(await events.within(db, scope, from, to), from, to, isShownTo(scope)).map((day) => entryOf(day, scope, at));
  },

  /** What a person's other programs read: their own events of late and to come, and those that were taken out a while ago. */
  ofPerson: (reader: Deps['db'], scope: events.PersonScope): Promise<CalendarEventRecord[]> => {
    const ends_on = addDays(clock.today(), -TOLD_DAYS);
    return events.ofPerson(reader, scope, { ends_on, removed_at: `${ends_on}T00:00:00.000Z` });
  },

  places: (actor: CompanyActor): Promise<KnownPlace[]> => events.places(db, events.scopeOf(actor)),

  holidays: ({ company }: CompanyActor, { from, to }: InputOf<typeof contract.holidays>): Promise<CalendarHoliday[]> =>
    holidays.within(db, company.company_id, from, to),

  conflicts: conflicts({ db, busyCalendars, dutyShifts }),

  detail: (actor: CompanyActor, { id, occurrence_on }: InputOf<typeof contract.detail>): Promise<CalendarEventDetail> =>
    detail(clock, db, events.scopeOf(actor), id, occurrence_on),

  create: create({ work, clock }),
  addShifts: addShifts({ work }),
  update: update({ work, clock }),
  reschedule: reschedule({ work, clock }),

  receive: (
    actor: CompanyActor,
    { id, body: { version, paid_on, occurrence_on } }: Pick<InputOf<typeof contract.receive>, 'id' | 'body'>,
  ) =>
    work(actor, async (tx) => {
      const before = await lock(tx, actor, { id, version });
      if (!isPaidKind(before.kind) || before.value === null)
        throw new AppError(422, { message: 'Escreva antes o valor deste evento.', code: 'no_value' });
      const action = paid_on === null ? 'calendar_event.not_received' : 'calendar_event.received';
      const after = isSeries(before)
        ? await setApart(tx, before, occurrence_on, { paid_on }, 'calendar_event.received')
        : await tx.change(table, before, { paid_on }, { action, company_id: before.company_id });
      return detail(clock, tx.db, events.scopeOf(actor), after.id, null);
    }),

  remove: (actor: CompanyActor, { id, part, occurrence_on }: InputOf<typeof contract.remove>): Promise<void> =>
    work(actor, async (tx) => {
      const before = await lock(tx, actor, { id, version: null });
      if (isSeries(before)) {
        if (part === null) throw invalid({ part: 'Escolha o que sai: só este dia, este e os próximos ou todos.' });
        return removeFromSeries(tx, before, dayOf(before, occurrence_on).occurrence_on, part);
      }
      if (before.invoice_id !== null) throw new AppError(422, { message: HAS_INVOICE, code: 'has_invoice' });
      const series = await lockSeries(tx, before);
      await tx.change(table, before, { removed_at: tx.now }, { action: 'calendar_event.removed', company_id: before.company_id });
      if (series && before.occurrence_on) await removeFromSeries(tx, series, before.occurrence_on, part ?? 'this');
    }),

  /** Tells whose event it is that it is near. A job: each reminder has a name, by which it is told once however often this runs. */
  remind: async (jobId: string): Promise<void> => {
    const { date: today, time } = inSaoPaulo(clock.now());
    const reminded = await events.remindedWithin(db, today, addDays(today, AHEAD));
    const news = daysWithin(reminded, today, addDays(today, AHEAD)).flatMap(({ event, span }): News[] =>
      dueReminders(span, event.reminders, `${today}T${time}`).map((reminder) => ({
        kind: 'calendar_event.reminder',
        company_id: event.company_id,
        to: { user_id: event.user_id },
        title: event.title,
        body: reminderText({ ...span, place: event.place }, today),
        action_url: `/app/agenda/calendario/editar/${event.id}`,
        key: `calendar-event-${event.id}-${span.starts_on}-${reminder}`,
      })),
    );
    for (let from = 0; from < news.length; from += BATCH)
      await work(systemActor(jobId), (tx) => notices.tell(tx, news.slice(from, from + BATCH)));
  },
});

/** Days for which what is over, or was taken out, is still told to other programs. */
const TOLD_DAYS = 90;

const HAS_INVOICE = 'A nota deste evento já foi solicitada: ele fica no calendário enquanto ela existir.';
