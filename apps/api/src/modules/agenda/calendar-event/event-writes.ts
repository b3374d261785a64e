import type { CalendarEventDetail, calendarEvent as contract } from '@esteto/contract/agenda/calendar-event';
import type { InputOf } from '@esteto/contract/endpoint';
import { type CalendarEventForm, withoutHours } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import { daysWithin, spanOf } from '@esteto/domain/agenda/calendar-event/days-within';
import type { SeriesPart } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { firstDayOf } from '@esteto/domain/agenda/calendar-event/occurrences';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { endDay, onDay } from '@esteto/domain/shared/schedule/event-span';
import { ONCE } from '@esteto/domain/shared/schedule/recurrence-rule';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { type CalendarEventRecord, calendarEvents as table } from '../../../tables/calendar-event/calendar-event.tables.ts';
import * as events from './calendar-event.repository.ts';
import { isShownTo } from './entries.ts';
import { columnsOf, formOf, onceAt, ruleOfForm, seriesAt } from './event-columns.ts';
import { detail } from './event-detail.ts';
import { changeSeries, dayOf, isSeries, lockSeries, setApart } from './series-writes.ts';

// Events that people write into the calendar, and what becomes of one when its form or its time is another.

type Parts = Pick<Deps, 'work' | 'clock'>;

export const create =
  ({ work, clock }: Parts) =>
  (actor: CompanyActor, { body }: Pick<InputOf<typeof contract.create>, 'body'>): Promise<CalendarEventDetail> =>
    work(actor, async (tx) => {
      const { company_id } = actor.company;
      await events.refuseForeignClient(tx.db, company_id, body.client_id);
      const form = withoutHours(body);
      const rrule = ruleOfForm(form);
      const first = rrule === null ? form : { ...form, ...startingOn(form, rrule) };
      const values = { ...columnsOf(first), ...seriesAt(first, rrule), company_id, user_id: actor.user.id };
      const { id } = await tx.insert(table, values, { action: 'calendar_event.created', company_id });
      return detail(clock, tx.db, events.scopeOf(actor), id, rrule === null ? null : first.starts_on);
    });

/** Several shifts at once, at the same place and time on the days that are named. */
export const addShifts =
  ({ work }: Pick<Parts, 'work'>) =>
  (actor: CompanyActor, { body }: Pick<InputOf<typeof contract.addShifts>, 'body'>): Promise<{ added: number }> =>
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
    });

export const update =
  ({ work, clock }: Parts) =>
  (actor: CompanyActor, { id, body: { version, part, occurrence_on, ...form } }: Pick<InputOf<typeof contract.update>, 'id' | 'body'>) =>
    work(actor, async (tx) => {
      const after = await change(tx, await lock(tx, actor, { id, version }), withoutHours(form), { part, occurrence_on });
      return detail(clock, tx.db, events.scopeOf(actor), after.id, isSeries(after) ? after.starts_on : null);
    });

export const reschedule =
  ({ work, clock }: Parts) =>
  (
    actor: CompanyActor,
    { id, body: { version, part, occurrence_on, ...span } }: Pick<InputOf<typeof contract.reschedule>, 'id' | 'body'>,
  ) =>
    work(actor, async (tx) => {
      const before = await lock(tx, actor, { id, version });
      const series = before.series_id === null ? before : ((await lockSeries(tx, before)) ?? before);
      const after = await change(tx, before, withoutHours({ ...formOf(before, span, series.rrule), ...span }), { part, occurrence_on });
      return detail(clock, tx.db, events.scopeOf(actor), after.id, isSeries(after) ? after.starts_on : null);
    });

/** An event of the company's calendar that the actor may see, held for this transaction. */
export const lock = async (tx: Tx, actor: CompanyActor, key: { id: number; version: number | null }): Promise<CalendarEventRecord> =>
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

/** A rule that does not come on the day of the form begins with its first day after it. */
const startingOn = (form: CalendarEventForm, rrule: string) => {
  const first = firstDayOf(rrule, form.starts_on) ?? form.starts_on;
  return onDay(spanOf(form), first);
};
