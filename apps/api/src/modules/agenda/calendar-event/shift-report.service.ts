import type { calendarEvent as contract, ReportShift } from '@esteto/contract/agenda/calendar-event';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import type { InputOf } from '@esteto/contract/endpoint';
import type { ShiftReportFilters } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import { daysWithin, dayValue } from '@esteto/domain/agenda/calendar-event/days-within';
import { isPaidKind } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { isDead } from '@esteto/domain/billing/invoice/invoice-status';
import { MOST_INVOICED } from '@esteto/domain/billing/invoice/shift-invoice';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { inSaoPaulo } from '@esteto/domain/shared/date/date';
import { hoursOf } from '@esteto/domain/shared/schedule/event-hours';
import { endOf, startOf, type WallTime } from '@esteto/domain/shared/schedule/event-span';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../platform/http/bind.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { calendarEvents as table } from '../../../tables/calendar-event/calendar-event.tables.ts';
import type { InvoiceService } from '../../billing/invoice/invoice.service.ts';
import type { ShiftMoneyService } from '../../duty/duty-shift/shift-money/shift-money.service.ts';
import type { HolidayService } from '../holiday/holiday.service.ts';
import * as events from './calendar-event.repository.ts';
import { isShownTo, moneyOfDay } from './entries.ts';
import { isOnDuty } from './event-conflicts.ts';
import { apartRow, isSeries } from './series-writes.ts';
import { shiftReportPdf } from './shift-report-pdf.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & {
  holidays: HolidayService;
  invoices: InvoiceService;
  shiftMoney: Pick<ShiftMoneyService, 'ownOfCompany'>;
};

/** What was worked and what came of it, and the note that is asked for it. */
export const shiftReportService = ({ db, work, clock, holidays, invoices, shiftMoney }: Parts) => {
  /** What a professional works for groups that pay this company, as their own money there tells it. */
  const dutiesWithin = async (actor: CompanyActor, from: string, to: string): Promise<Omit<ReportShift, 'hours' | 'is_over'>[]> => {
    if (!isOnDuty(actor)) return [];
    const shifts = await shiftMoney.ownOfCompany(actor, { from: competenceOf(from), to: competenceOf(to) });
    return shifts
      .filter(({ starts_on }) => starts_on >= from && starts_on <= to)
      .map(({ id, group_name, client, title, unit_name, worth, money, invoice_id, starts_on, starts_at, ends_on, ends_at }) => ({
        id,
        is_duty: true,
        occurrence_on: null,
        kind: 'shift',
        title: title ?? unit_name,
        starts_on,
        starts_at,
        ends_on,
        ends_at,
        place: unit_name,
        client_id: client?.id ?? null,
        client_name: client?.name ?? group_name,
        value: worth,
        money: money === 'expected' ? 'ahead' : money,
        invoice_id,
      }));
  };

  const read = async (actor: CompanyActor, { from, to, kind, client_id }: ShiftReportFilters): Promise<ReportShift[]> => {
    const { date, time } = inSaoPaulo(clock.now());
    const now: WallTime = `${date}T${time}`;
    const { company_id } = actor.company;
    const days = new Set((await holidays.within(db, company_id, from, to)).map((one) => one.date));
    const scope = events.scopeOf(actor);
    const isShown = isShownTo(scope);
    const paidEvents = await events.paidWithin(db, scope, from, to);
    const own = daysWithin(paidEvents, from, to, (event) => isShown(event) && isPaidKind(event.kind))
      .filter(({ span }) => span.starts_on >= from && span.starts_on <= to)
      .map((day) => {
        const { event, span, occurrence_on } = day;
        return {
          id: event.id,
          is_duty: false,
          occurrence_on,
          kind: event.kind,
          title: event.title,
          ...span,
          place: event.place,
          client_id: event.client_id,
          client_name: event.client_name,
          value: dayValue(day),
          money: moneyOfDay(day, now),
          invoice_id: event.invoice_id,
        };
      });
    return [...own, ...(await dutiesWithin(actor, from, to))]
      .filter((shift) => (kind === null || shift.kind === kind) && (client_id === null || shift.client_id === client_id))
      .map((shift) => ({ ...shift, hours: hoursOf(shift, (one) => days.has(one)), is_over: endOf(shift) <= now }))
      .toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  };

  /** One that has its note already is told so. Days of series become rows of their own. */
  const markInvoiced = async (tx: Tx, actor: CompanyActor, chosen: Asked, invoice_id: number): Promise<void> => {
    const scope = events.scopeOf(actor);
    const ids = [...new Set(chosen.map(({ id }) => id))];
    const locked = await tx.lockAll(table, { scope: events.ofIds(scope, ids), most: MOST_INVOICED });
    if (locked.length < ids.length) throw notFound();
    // Asked once they are held: of two who ask at the same time the second is told of the first's note.
    const selected = await events.findAll(tx.db, scope, ids);
    const noted = selected.find(({ invoice_status }) => invoice_status !== null && !isDead(invoice_status));
    if (noted) throw new AppError(422, { message: `“${noted.title}” já tem nota. Tire este plantão da lista.`, code: 'has_invoice' });
    const { company_id } = actor.company;
    const event = { action: 'calendar_event.invoice_asked', company_id } as const;
    const series = new Map(locked.filter(isSeries).map((one) => [one.id, one]));
    const apart = chosen.flatMap(({ id, occurrence_on }) => {
      const one = series.get(id);
      return one ? [apartRow(one, occurrence_on, { invoice_id })] : [];
    });
    if (apart.length > 0) await tx.insertAll(table, apart, event);
    await tx.changeAll(
      table,
      locked.filter((one) => !isSeries(one)),
      { invoice_id },
      event,
    );
  };

  return {
    report: (actor: CompanyActor, input: InputOf<typeof contract.report>): Promise<ReportShift[]> => read(actor, input),

    reportFile: async (actor: CompanyActor, { group, ...input }: InputOf<typeof contract.reportFile>): Promise<FileAnswer> =>
      shiftReportPdf(await read(actor, input), { ...input, group, now: clock.now() }),

    askInvoice: (
      actor: CompanyActor,
      { body: { events: chosen, ...form } }: Pick<InputOf<typeof contract.askInvoice>, 'body'>,
    ): Promise<InvoiceDetail> =>
      work(actor, async (tx) => {
        const invoice = await invoices.requestIn(tx, actor, form);
        await markInvoiced(tx, actor, chosen, invoice.id);
        return invoice;
      }),
  };
};

type Asked = InputOf<typeof contract.askInvoice>['body']['events'];
