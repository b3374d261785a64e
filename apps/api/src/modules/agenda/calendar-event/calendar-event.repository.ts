import type { KnownPlace } from '@esteto/contract/agenda/calendar-event';
import { PAID_KINDS } from '@esteto/domain/agenda/calendar-event/event-kinds';
import type { InvoiceStatus } from '@esteto/domain/billing/invoice/invoice-status';
import { addDays } from '@esteto/domain/shared/date/date';
import { LONGEST_DAYS } from '@esteto/domain/shared/schedule/event-span';
import { and, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import { type CalendarEventRecord, calendarEvents as events } from '../../../tables/calendar-event/calendar-event.tables.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

/** Who looks at which company's calendar. */
export type CalendarScope = { company_id: number; user_id: number };

export const scopeOf = ({ company, user }: CompanyActor): CalendarScope => ({ company_id: company.company_id, user_id: user.id });

/** An event with what others are called, and with the note that was asked for it. */
export type FoundEvent = CalendarEventRecord & {
  company_name: string;
  client_name: string | null;
  owner_name: string;
  invoice_status: InvoiceStatus | null;
  invoice_due_date: string | null;
};

/** The company's events, but for those that others keep to themselves. */
export const inCompany = ({ company_id, user_id }: CalendarScope): SQL | undefined =>
  and(eq(events.company_id, company_id), isNull(events.removed_at), or(eq(events.visibility, 'company'), eq(events.user_id, user_id)));

/** The company's, and one's own in other companies. */
const seenBy = (scope: CalendarScope): SQL | undefined =>
  or(inCompany(scope), and(eq(events.user_id, scope.user_id), isNull(events.removed_at)));

/** What may touch the days from `from` to `to`, and days of a series that were moved away from there. */
const touching = (from: string, to: string): SQL | undefined =>
  or(
    and(lte(events.starts_on, to), or(isNull(events.last_on), gte(events.last_on, from))),
    and(isNotNull(events.series_id), gte(events.occurrence_on, addDays(from, -LONGEST_DAYS)), lte(events.occurrence_on, to)),
  );

const eventsWithNames = (db: Reader) =>
  db
    .select({
      ...getTableColumns(events),
      company_name: companies.name,
      client_name: clients.name,
      owner_name: users.name,
      invoice_status: invoices.status,
      invoice_due_date: invoices.due_date,
    })
    .from(events)
    .innerJoin(companies, eq(companies.id, events.company_id))
    .innerJoin(users, eq(users.id, events.user_id))
    .leftJoin(clients, eq(clients.id, events.client_id))
    .leftJoin(invoices, eq(invoices.id, events.invoice_id));

/**
 * Days of series that are rows of their own. They come along with every window, whoever may see them: the day that they were changed from is not there
 * any more. What is shown of them is for `isShownTo` to say.
 */
const apartIn = ({ company_id }: CalendarScope): SQL | undefined =>
  and(eq(events.company_id, company_id), isNotNull(events.series_id), isNull(events.removed_at));

/** Events and series between two days, one statement; their days are read from the rules. */
export const within = (db: Reader, scope: CalendarScope, from: string, to: string): Promise<FoundEvent[]> =>
  eventsWithNames(db).where(and(or(seenBy(scope), apartIn(scope)), touching(from, to)));

/** A company's events that are work for money, for its reports, and with them the days of series that are rows of their own. */
export const paidWithin = (db: Reader, scope: CalendarScope, from: string, to: string): Promise<FoundEvent[]> =>
  eventsWithNames(db).where(and(or(and(inCompany(scope), inArray(events.kind, [...PAID_KINDS])), apartIn(scope)), touching(from, to)));

/** The person and the companies whose events are asked for; no company: all of which the person is a partner. */
export type PersonScope = { user_id: number; company_ids: readonly number[] };

/** A person's own events where they are a partner, for their other programs: what ends after a day, and what was taken out after another. */
export const ofPerson = (db: Reader, { user_id, company_ids }: PersonScope, since: { ends_on: string; removed_at: string }) =>
  db
    .select(getTableColumns(events))
    .from(events)
    .innerJoin(memberships, and(eq(memberships.company_id, events.company_id), eq(memberships.user_id, events.user_id)))
    .where(
      and(
        eq(events.user_id, user_id),
        eq(memberships.is_active, true),
        eq(memberships.user_type, 'partner'),
        company_ids.length > 0 ? inArray(events.company_id, [...company_ids]) : undefined,
        // Days that were changed apart come with their series, whenever they are.
        or(isNull(events.last_on), gte(events.last_on, since.ends_on), isNotNull(events.series_id)),
        or(isNull(events.removed_at), gte(events.removed_at, since.removed_at)),
      ),
    )
    .orderBy(desc(events.starts_on), desc(events.id))
    .limit(MOST_OF_PERSON);

const MOST_OF_PERSON = 5_000;

/** Events of everybody between two days that may have a reminder, and every day of a series, because each has its own. */
export const remindedWithin = (db: Reader, from: string, to: string): Promise<FoundEvent[]> =>
  eventsWithNames(db).where(
    and(isNull(events.removed_at), or(sql`${events.reminders} <> '[]'`, isNotNull(events.series_id)), touching(from, to)),
  );

/** The event, and where it is a series that day of it which is a row of its own, if there is one. */
export const find = async (db: Reader, scope: CalendarScope, id: number, occurrence_on: string | null = null): Promise<FoundEvent> => {
  const apart = occurrence_on === null ? undefined : and(eq(events.series_id, id), eq(events.occurrence_on, occurrence_on));
  const rows = await eventsWithNames(db).where(and(or(eq(events.id, id), apart), inCompany(scope)));
  const row = rows.find(({ series_id }) => series_id === id) ?? rows[0];
  if (!row) throw notFound();
  return row;
};

export const ofIds = (scope: CalendarScope, ids: readonly number[]): SQL | undefined => and(inArray(events.id, [...ids]), inCompany(scope));

/** Several of a company's, with their notes. */
export const findAll = (db: Reader, scope: CalendarScope, ids: readonly number[]): Promise<FoundEvent[]> =>
  eventsWithNames(db).where(ofIds(scope, ids));

/** Where each place was last worked at, the latest first. */
export const places = async (db: Reader, scope: CalendarScope): Promise<KnownPlace[]> => {
  const latest = db
    .selectDistinctOn([events.place], {
      ...getTableColumns(events),
      client_name: sql<string | null>`${clients.name}`.as('client_name'),
      count: sql<number>`count(*) over (partition by ${events.place})`.mapWith(Number).as('count'),
    })
    .from(events)
    .leftJoin(clients, eq(clients.id, events.client_id))
    .where(and(inCompany(scope), isNotNull(events.place), inArray(events.kind, [...PAID_KINDS])))
    .orderBy(events.place, desc(events.created_at), desc(events.id))
    .as('latest');
  const rows = await db.select().from(latest).orderBy(desc(latest.created_at), desc(latest.id)).limit(MOST_PLACES);
  return rows.flatMap(({ place, ...row }) => (place === null ? [] : [{ ...row, place }]));
};

const MOST_PLACES = 30;

/** A client of another company answers like one that does not exist. */
export const refuseForeignClient = async (db: Reader, company_id: number, client_id: number | null): Promise<void> => {
  if (client_id === null) return;
  const [row] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, client_id), eq(clients.company_id, company_id), ne(clients.status, 'archived')));
  if (!row) throw notFound();
};

/** Rows of days of a series go where it goes: to what is left of it from a day on, moved by as many days. */
export const followSeries = (from: number, day: string): SQL | undefined =>
  and(eq(events.series_id, from), gte(events.occurrence_on, day), isNull(events.removed_at));
