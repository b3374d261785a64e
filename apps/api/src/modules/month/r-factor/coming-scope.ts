import type { DatedEvent } from '@esteto/domain/agenda/calendar-event/days-within';
import { PAID_KINDS } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { DEAD_STATUSES } from '@esteto/domain/billing/invoice/invoice-status';
import { HELD_STATUSES } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import type { ValuedShift } from '@esteto/domain/duty/duty-shift/shift-money';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import type { ShiftValueKind } from '@esteto/domain/shared/money/value-kind';
import type { Span } from '@esteto/domain/shared/schedule/event-span';
import { and, between, eq, gte, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { accreditations } from '../../../tables/accreditation/accreditation.tables.ts';
import { calendarEvents as events } from '../../../tables/calendar-event/calendar-event.tables.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { dutyShifts } from '../../../tables/duty-shift/duty-shift.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { invoiceRecurrences } from '../../../tables/invoice/invoice-recurrence.tables.ts';
import { managementGroups } from '../../../tables/management-group/management-group.tables.ts';
import { units } from '../../../tables/unit/unit.tables.ts';
import { nested } from '../month/company-months-scope.ts';
import { countsAsRevenue } from '../month/revenue-scope.ts';

// What is known of a company's revenue to come, as columns of its row: notes that repeat themselves, and the shifts of its people.

export type Taker = { client_id: number | null; document: string | null };
type Paid = { value: number | null; value_kind: ShiftValueKind | null };

export type ComingRecurrence = Taker & { amount: number; from: string; until: string | null };
export type NotedTaker = Taker & { month: string };
/** `has_note`: one that is in force. Of what is not meant nothing is told, but the day of its series that it was changed from is gone. */
export type ComingEvent = DatedEvent & Paid & Taker & { user_id: number; has_note: boolean; is_meant: boolean };
export type ComingDuty = Span & ValuedShift & { professional_id: number; group_cnpj: string | null; unit_cnpj: string | null };

const recurrencesTo = (to: string) => sql<ComingRecurrence[]>`(
  select coalesce(json_agg(json_build_object('client_id', ${clients.id}, 'document', ${clients.document},
    'amount', ${invoiceRecurrences.gross_amount}, 'from', ${invoiceRecurrences.next_competence}, 'until', ${invoiceRecurrences.until})), '[]')
  from ${invoiceRecurrences} join ${clients} on ${clients.id} = ${invoiceRecurrences.client_id}
  where ${and(eq(invoiceRecurrences.company_id, companies.id), eq(invoiceRecurrences.status, 'active'), eq(clients.status, 'active'), lte(invoiceRecurrences.next_competence, to))})`;

const namesShifts = sql`(exists (select 1 from ${events} where ${and(eq(events.invoice_id, invoices.id), isNull(events.removed_at))})
  or exists (select 1 from ${dutyShifts} where ${and(eq(dutyShifts.invoice_id, invoices.id), isNull(dutyShifts.deleted_at))}))`;

/** Whoever has a note of a month that names no shift: it may be for any. */
const notedWithin = (from: string, to: string) => sql<NotedTaker[]>`(
  select coalesce(json_agg(distinct jsonb_build_object('client_id', ${clients.id}, 'document', ${clients.document}, 'month', ${invoices.competence})), '[]')
  from ${invoices} join ${clients} on ${clients.id} = ${invoices.client_id}
  where ${and(eq(invoices.company_id, companies.id), between(invoices.competence, from, to), countsAsRevenue)} and not ${namesShifts})`;

/** What the company's people share with it; days of series that were changed apart come along, for the day that they were changed from is gone. */
const isMeant = and(eq(events.visibility, 'company'), inArray(events.kind, [...PAID_KINDS]), isNotNull(events.value));

const isStanding = sql`coalesce(${notInArray(invoices.status, [...DEAD_STATUSES])}, false)`;

const eventsWithin = (from: string, to: string) => sql<ComingEvent[]>`(
  select coalesce(json_agg(json_build_object('id', ${events.id}, 'user_id', ${events.user_id}, 'rrule', ${events.rrule}, 'exdates', ${events.exdates},
    'series_id', ${events.series_id}, 'occurrence_on', ${events.occurrence_on}, 'starts_on', ${events.starts_on}, 'starts_at', ${events.starts_at},
    'ends_on', ${events.ends_on}, 'ends_at', ${events.ends_at}, 'value', ${events.value}, 'value_kind', ${events.value_kind},
    'client_id', ${clients.id}, 'document', ${clients.document}, 'has_note', ${isStanding}, 'is_meant', ${isMeant})), '[]')
  from ${events}
  left join ${clients} on ${clients.id} = ${events.client_id}
  left join ${invoices} on ${invoices.id} = ${events.invoice_id}
  where ${and(
    eq(events.company_id, companies.id),
    isNull(events.removed_at),
    or(isMeant, isNotNull(events.series_id)),
    or(
      and(lte(events.starts_on, lastDayOf(to)), or(isNull(events.last_on), gte(events.last_on, firstDayOf(from)))),
      and(isNotNull(events.series_id), between(events.occurrence_on, firstDayOf(from), lastDayOf(to))),
    ),
  )})`;

const PAID_DUTIES = [...HELD_STATUSES, 'running', 'done', 'done_with_divergence', 'paid'] as const;

/** The company that the group pays: that of the last accreditation that was in force. */
const isPayee = sql`${companies.id} = (
  select ${accreditations.company_id} from ${accreditations}
  where ${accreditations.group_id} = ${dutyShifts.group_id} and ${accreditations.professional_id} = ${dutyShifts.professional_id}
    and ${accreditations.first_competence} is not null
  order by ${accreditations.id} desc limit 1)`;

const dutiesWithin = (from: string, to: string) => sql<ComingDuty[]>`(
  select coalesce(json_agg(json_build_object('professional_id', ${dutyShifts.professional_id}, 'status', ${dutyShifts.status},
    'value', ${dutyShifts.value}, 'value_kind', ${dutyShifts.value_kind}, 'duration_minutes', ${dutyShifts.duration_minutes},
    'done_minutes', ${dutyShifts.done_minutes}, 'invoiced_value', ${dutyShifts.invoiced_value},
    'note', case when ${invoices.id} is not null then json_build_object('status', ${invoices.status}, 'due_date', ${invoices.due_date}) end,
    'starts_on', ${dutyShifts.starts_on}, 'starts_at', ${dutyShifts.starts_at}, 'ends_on', ${dutyShifts.ends_on}, 'ends_at', ${dutyShifts.ends_at},
    'group_cnpj', ${managementGroups.cnpj}, 'unit_cnpj', ${units.cnpj})), '[]')
  from ${dutyShifts}
  join ${managementGroups} on ${managementGroups.id} = ${dutyShifts.group_id}
  join ${units} on ${units.id} = ${dutyShifts.unit_id}
  left join ${invoices} on ${invoices.id} = ${dutyShifts.invoice_id}
  where ${and(
    sql`${dutyShifts.professional_id} in (
      select ${accreditations.professional_id} from ${accreditations} where ${accreditations.company_id} = ${companies.id})`,
    isPayee,
    isNull(dutyShifts.deleted_at),
    isNotNull(dutyShifts.value),
    inArray(dutyShifts.status, [...PAID_DUTIES]),
    between(dutyShifts.starts_on, firstDayOf(from), lastDayOf(to)),
  )})`;

/** From the month under way to the last that is looked at. */
export const comingColumns = (from: string, to: string) => ({
  recurrences: nested(recurrencesTo(to)),
  noted: nested(notedWithin(from, to)),
  events: nested(eventsWithin(from, to)),
  duties: nested(dutiesWithin(from, to)),
});
