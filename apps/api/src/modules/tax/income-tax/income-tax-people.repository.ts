import { PAGE_SIZE } from '@esteto/contract/list';
import type { FilterOption, FilterOptionQuery } from '@esteto/contract/office/filter-option';
import { searchKey } from '@esteto/domain/shared/text/text';
import { calendarYearOf } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { PAID_BOLETOS } from '@esteto/domain/tax/income-tax/income-tax-payment';
import { and, asc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { doctors } from '../../../tables/doctor/doctor.tables.ts';
import { incomeTaxes } from '../../../tables/income-tax/income-tax.tables.ts';
import { incomeTaxYears } from '../../../tables/income-tax/income-tax-year.tables.ts';
import { subscriptions } from '../../../tables/plan/subscription.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { knownSources } from './known-sources.repository.ts';

const responsibles = alias(users, 'responsibles');

const ownCompanies = sql<{ id: number; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name)
  from ${memberships} m join ${companies} c on c.id = m.company_id
  where m.user_id = ${users.id} and m.user_type = 'partner' and m.is_active), '[]')`;

/** Who of the staff looks after the first of a person's companies. */
const ownAnalyst = sql<number | null>`(
  select c.analyst_id from ${memberships} m join ${companies} c on c.id = m.company_id join ${users} a on a.id = c.analyst_id and a.is_active
  where m.user_id = ${users.id} and m.user_type = 'partner' and m.is_active order by m.id limit 1)`.mapWith(users.id);

/** Who reads and approves a return in the app: a partner of some company. */
const isPartner = sql`exists (select 1 from ${memberships} m where m.user_id = ${users.id} and m.user_type = 'partner' and m.is_active)`;

const hasFree = (year: SQL | number): SQL<boolean> =>
  sql<boolean>`coalesce(${doctors.free_personal_income_taxes} @> to_jsonb(${year}::int), false)`;

/** All that making a return asks of a person and a year, in one statement; 404 for whoever is no person of the doctors' app. */
export const beginning = async (db: Reader, { user_id, exercise_year }: { user_id: number; exercise_year: number }) => {
  const [row] = await db
    .select({
      user_id: users.id,
      name: users.name,
      year: incomeTaxYears,
      is_free: hasFree(exercise_year),
      companies: ownCompanies,
      analyst_id: ownAnalyst,
      sources: knownSources(users.id, calendarYearOf(exercise_year)),
      has_original: sql<boolean>`exists (select 1 from ${incomeTaxes} t where t.user_id = ${users.id} and t.exercise_year = ${exercise_year}
        and t.kind <> 'amending' and t.status <> 'cancelled')`,
      amendable: sql<{ id: number; exercise_year: number }[]>`coalesce((
        select json_agg(json_build_object('id', t.id, 'exercise_year', t.exercise_year) order by t.exercise_year desc, t.id desc)
        from ${incomeTaxes} t where t.user_id = ${users.id} and t.exercise_year = ${exercise_year}
        and t.status in ('transmitted', 'processed', 'audited')), '[]')`,
    })
    .from(users)
    .leftJoin(doctors, eq(doctors.user_id, users.id))
    .leftJoin(incomeTaxYears, eq(incomeTaxYears.exercise_year, exercise_year))
    .where(and(eq(users.id, user_id), eq(users.type, 'doctor')));
  if (!row) throw notFound();
  return row;
};

/** Partners who get a return when a year opens and have none: those of a company with a plan, and whoever has the year without cost. In order of id. */
export const toOpen = (db: Reader, exercise_year: number, { after, limit }: { after: number; limit: number }) =>
  db
    .select({
      id: users.id,
      analyst_id: ownAnalyst,
      is_free: hasFree(exercise_year),
      sources: knownSources(users.id, calendarYearOf(exercise_year)),
    })
    .from(users)
    .leftJoin(doctors, eq(doctors.user_id, users.id))
    .where(
      and(
        eq(users.type, 'doctor'),
        users.is_active,
        isPartner,
        sql`${users.id} > ${after}`,
        or(
          hasFree(exercise_year),
          sql`exists (select 1 from ${memberships} m join ${subscriptions} s on s.company_id = m.company_id and s.ended_on is null
            where m.user_id = ${users.id} and m.user_type = 'partner' and m.is_active)`,
        ),
        sql`not exists (select 1 from ${incomeTaxes} t where t.user_id = ${users.id} and t.exercise_year = ${exercise_year} and t.kind <> 'amending')`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);

/** Years whose returns begin by themselves today. */
export const openYears = (db: Reader, today: string) =>
  db
    .select()
    .from(incomeTaxYears)
    .where(and(lte(incomeTaxYears.opens_on, today), sql`${incomeTaxYears.deadline} >= ${today}`))
    .orderBy(asc(incomeTaxYears.exercise_year));

/** Returns that waited for a payment that has come, or for none any more. */
export const paidQuotes = async (db: Reader): Promise<number[]> => {
  const rows = await db
    .select({ id: incomeTaxes.id })
    .from(incomeTaxes)
    .innerJoin(boletos, eq(boletos.id, incomeTaxes.boleto_id))
    .where(and(eq(incomeTaxes.status, 'quote'), inArray(boletos.status, [...PAID_BOLETOS])))
    .orderBy(asc(incomeTaxes.id))
    .limit(500);
  return rows.map(({ id }) => id);
};

/** Partners of the doctors' app, of those that match what is typed, or the one of an id. */
export const people = (db: Reader, { search, id }: FilterOptionQuery): Promise<FilterOption[]> =>
  db
    .select({ id: users.id, label: users.name, detail: sql<string | null>`${users.email}` })
    .from(users)
    .where(
      and(
        eq(users.type, 'doctor'),
        id ? eq(users.id, id) : and(users.is_active, isPartner),
        containsKey(users.search_key, searchKey(search ?? '')),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(PAGE_SIZE);

const isSent = inArray(incomeTaxes.status, ['transmitted', 'processed', 'audited', 'amended', 'finished']);

/** The work of a year by who does it; `lately`: sent since a moment. Of no year: the latest that has opened. */
export const load = async (db: Reader, { exercise_year, today, since }: { exercise_year: number | null; today: string; since: string }) => {
  const rows = await db
    .select({
      exercise_year: incomeTaxYears.exercise_year,
      deadline: incomeTaxYears.deadline,
      id: incomeTaxes.responsible_id,
      name: responsibles.name,
      total: sql<number>`count(${incomeTaxes.id})`.mapWith(Number),
      sent: sql<number>`count(*) filter (where ${isSent})`.mapWith(Number),
      lately: sql<number>`count(*) filter (where ${incomeTaxes.transmitted_at} >= ${since})`.mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${incomeTaxes.status} in ('quote', 'awaiting_documents', 'awaiting_approval'))`.mapWith(
        Number,
      ),
    })
    .from(incomeTaxYears)
    .leftJoin(incomeTaxes, and(eq(incomeTaxes.exercise_year, incomeTaxYears.exercise_year), ne(incomeTaxes.status, 'cancelled')))
    .leftJoin(responsibles, eq(responsibles.id, incomeTaxes.responsible_id))
    .where(
      exercise_year
        ? eq(incomeTaxYears.exercise_year, exercise_year)
        : sql`${incomeTaxYears.exercise_year} = (select max(y.exercise_year) from ${incomeTaxYears} y where y.opens_on <= ${today})`,
    )
    .groupBy(incomeTaxYears.exercise_year, incomeTaxYears.deadline, incomeTaxes.responsible_id, responsibles.name)
    .orderBy(asc(responsibles.name));
  return rows;
};
