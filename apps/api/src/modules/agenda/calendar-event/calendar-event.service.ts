import { dutyPartner } from '@esteto/contract/access';
import type {
  CalendarConflict,
  CalendarEntry,
  CalendarEventDetail,
  CalendarHoliday,
  calendarEvent as contract,
  KnownPlace,
} from '@esteto/contract/agenda/calendar-event';
import type { InputOf } from '@esteto/contract/endpoint';
import { type CalendarEventForm, withoutHours } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import { isPaidKind, type SeriesPart } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { dueReminders, reminderText } from '@esteto/domain/agenda/calendar-event/event-reminder';
import { firstDayOf, occurrencesOf } from '@esteto/domain/agenda/calendar-event/occurrences';
import { decide } from '@esteto/domain/identity/permission/access';
import { addDays, formatDateNumeric, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { endDay, endOf, onDay, overlap, type Span, startOf, type WallTime } from '@esteto/domain/shared/schedule/event-span';
import { ONCE, ruleInWords } from '@esteto/domain/shared/schedule/recurrence-rule';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { type CompanyActor, systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { type CalendarEventRecord, calendarEvents as table } from '../../../tables/calendar-event/calendar-event.tables.ts';
import type { DutyShiftService } from '../../duty/duty-shift/duty-shift.service.ts';
import type { News, NoticeService } from '../../office/notice/notice.service.ts';
import type { BusyCalendarService, BusyElsewhere } from '../busy-calendar/busy-calendar.service.ts';
import type { HolidayService } from '../holiday/holiday.service.ts';
import * as events from './calendar-event.repository.ts';
import { daysWithin, entryOf, isShownTo, moneyOfDay, spanOf, valueOf } from './entries.ts';
import { columnsOf, formOf, onceAt, ruleOfForm, seriesAt } from './event-columns.ts';
import { changeSeries, dayOf, isSeries, lockSeries, removeFromSeries, setApart } from './series-writes.ts';

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
export const calendarEventService = ({ db, work, clock, holidays, busyCalendars, dutyShifts, notices }: Parts) => {
  const now = (): WallTime => {
    const { date, time } = inSaoPaulo(clock.now());
    return `${date}T${time}`;
  };

  const detail = async (
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
      total: valueOf(shown),
      money: moneyOfDay(shown, now()),
      mine,
      owner_name: mine ? null : event.owner_name,
    };
  };

  const lock = async (tx: Tx, actor: CompanyActor, key: { id: number; version: number | null }): Promise<CalendarEventRecord> =>
    tx.lock(table, { ...key, scope: events.inCompany(events.scopeOf(actor)) });

  /** What a form says of an event, of a day of its series, of that day and those after it, or of all of them. */
  const change = async (
    tx: Tx,
    before: CalendarEventRecord,
    form: CalendarEventForm,
    { part, occurrence_on }: { part: SeriesPart | null; occurrence_on: string | null },
  ): Promise<CalendarEventRecord> => {
    await events.refuseForeignClient(tx.db, before.company_id, form.client_id);
    const event = { action: 'calendar_event.edited', company_id: before.company_id } as const;
    if (isSeries(before)) {
      if (part === null) throw invalid({ part: 'Escolha o que muda: só este dia, este e os próximos ou todos.' });
      if (part === 'this') return setApart(tx, before, occurrence_on, columnsOf({ ...form, ...ONCE }));
      return changeSeries(tx, before, dayOf(before, occurrence_on).occurrence_on, form, part);
    }
    const series = part === null || part === 'this' ? null : await lockSeries(tx, before);
    if (series && before.occurrence_on && part !== null && part !== 'this') {
      await tx.change(table, before, { removed_at: tx.now }, event);
      return changeSeries(tx, series, before.occurrence_on, form, part);
    }
    const rrule = before.series_id === null ? ruleOfForm(form) : null;
    const first = rrule === null ? form : { ...form, ...startingOn(form, rrule) };
    return tx.change(table, before, { ...columnsOf(first), ...seriesAt(first, rrule) }, event);
  };

  return {
    within: async (actor: CompanyActor, { from, to }: InputOf<typeof contract.within>): Promise<CalendarEntry[]> => {
      const scope = events.scopeOf(actor);
      const at = now();
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

    conflicts: async (actor: CompanyActor, { except_id, ...span }: InputOf<typeof contract.conflicts>): Promise<CalendarConflict[]> => {
      const scope = events.scopeOf(actor);
      const found = await events.within(db, scope, addDays(span.starts_on, -1), span.ends_on);
      // One that may be seen is most often among them.
      if (except_id !== null && !found.some(({ id }) => id === except_id)) await events.find(db, scope, except_id);
      const busy = await busyCalendars.busyWithin(db, actor.user.id, startOf(span), endOf(span));
      const taken = daysWithin(found, addDays(span.starts_on, -1), span.ends_on, isShownTo(scope))
        .filter((day) => day.span.starts_at !== null && overlap(day.span, span))
        .filter(({ event }) => except_id === null || (event.id !== except_id && event.series_id !== except_id))
        .map(({ event, span: when }) => ({ event_id: event.id, title: event.title, ...when }));
      const onDuty = isOnDuty(actor) ? await dutyShifts.ownDuring(db, actor.user.id, startOf(span), endOf(span)) : [];
      return [...taken, ...onDuty.map(inSchedule), ...busy.map(elsewhere)];
    },

    detail: (actor: CompanyActor, { id, occurrence_on }: InputOf<typeof contract.detail>): Promise<CalendarEventDetail> =>
      detail(db, events.scopeOf(actor), id, occurrence_on),

    create: (actor: CompanyActor, { body }: Pick<InputOf<typeof contract.create>, 'body'>): Promise<CalendarEventDetail> =>
      work(actor, async (tx) => {
        const { company_id } = actor.company;
        await events.refuseForeignClient(tx.db, company_id, body.client_id);
        const form = withoutHours(body);
        const rrule = ruleOfForm(form);
        const first = rrule === null ? form : { ...form, ...startingOn(form, rrule) };
        const values = { ...columnsOf(first), ...seriesAt(first, rrule), company_id, user_id: actor.user.id };
        const { id } = await tx.insert(table, values, { action: 'calendar_event.created', company_id });
        return detail(tx.db, events.scopeOf(actor), id, rrule === null ? null : first.starts_on);
      }),

    addShifts: (actor: CompanyActor, { body }: Pick<InputOf<typeof contract.addShifts>, 'body'>): Promise<{ added: number }> =>
      work(actor, async (tx) => {
        const { company_id } = actor.company;
        const { days, starts_at, ends_at, ...typed } = body;
        await events.refuseForeignClient(tx.db, company_id, body.client_id);
        const scope = events.scopeOf(actor);
        const sorted = [...new Set(days)].toSorted();
        const [from, to] = [sorted[0] ?? tx.today, sorted.at(-1) ?? tx.today];
        const there = daysWithin(await events.within(tx.db, scope, from, to), from, to, isShownTo(scope)).filter(
          ({ event, span }) =>
            event.user_id === actor.user.id && event.place === body.place && span.starts_at === starts_at && span.ends_at === ends_at,
        );
        const twice = sorted.filter((day) => there.some(({ span }) => span.starts_on === day));
        if (twice.length > 0) throw invalid({ days: `Dias: este plantão já está na agenda (${twice.map(formatDateNumeric).join(', ')}).` });
        const rows = sorted.map((starts_on) => ({
          ...typed,
          ...onceAt({ starts_on, starts_at, ends_on: endDay(starts_on, starts_at, ends_at), ends_at }),
          kind: 'shift' as const,
          title: body.place,
          visibility: 'company' as const,
          company_id,
          user_id: actor.user.id,
        }));
        const added = await tx.insertAll(table, rows, { action: 'calendar_event.created', company_id });
        return { added: added.length };
      }),

    update: (
      actor: CompanyActor,
      { id, body: { version, part, occurrence_on, ...form } }: Pick<InputOf<typeof contract.update>, 'id' | 'body'>,
    ) =>
      work(actor, async (tx) => {
        const after = await change(tx, await lock(tx, actor, { id, version }), withoutHours(form), { part, occurrence_on });
        return detail(tx.db, events.scopeOf(actor), after.id, isSeries(after) ? after.starts_on : null);
      }),

    reschedule: (
      actor: CompanyActor,
      { id, body: { version, part, occurrence_on, ...span } }: Pick<InputOf<typeof contract.reschedule>, 'id' | 'body'>,
    ) =>
      work(actor, async (tx) => {
        const before = await lock(tx, actor, { id, version });
        const series = before.series_id === null ? before : ((await lockSeries(tx, before)) ?? before);
        const after = await change(tx, before, withoutHours({ ...formOf(before, span, series.rrule), ...span }), { part, occurrence_on });
        return detail(tx.db, events.scopeOf(actor), after.id, isSeries(after) ? after.starts_on : null);
      }),

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
        return detail(tx.db, events.scopeOf(actor), after.id, null);
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
      const found = await events.remindedWithin(db, today, addDays(today, AHEAD));
      const news = daysWithin(found, today, addDays(today, AHEAD)).flatMap(({ event, span }): News[] =>
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
  };
};

/** Days for which what is over, or was taken out, is still told to other programs. */
const TOLD_DAYS = 90;

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

const HAS_INVOICE = 'A nota deste evento já foi solicitada: ele fica no calendário enquanto ela existir.';

/** A rule that does not come on the day of the form begins with its first day after it. */
const startingOn = (form: CalendarEventForm, rrule: string) => {
  const first = firstDayOf(rrule, form.starts_on) ?? form.starts_on;
  return onDay(spanOf(form), first);
};

/** The next day of a series, or its first one where none is to come. */
const nextDay = (series: CalendarEventRecord & { rrule: string }, today: string): string =>
  occurrencesOf(series, today, addDays(today, 400))[0]?.occurrence_on ?? series.starts_on;
