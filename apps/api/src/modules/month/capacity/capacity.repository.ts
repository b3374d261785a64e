import { DONE_CLOSINGS } from '@esteto/domain/month/closing/closing-life';
import { OPEN_OBLIGATIONS } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { and, asc, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { closings } from '../../../tables/closing/closing.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { isWorking } from '../../../tables/company/company-standing.ts';
import { departments } from '../../../tables/department/department.tables.ts';
import { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { obligationRules } from '../../../tables/obligation-rule/obligation-rule.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

/** Points of somebody, or of what is nobody's, that fall due in a week: `week` counts from 0, -1 is what is late. */
export type Share = {
  analyst_id: number | null;
  department_id: number | null;
  department_name: string | null;
  week: number;
  points: number;
};

export type Span = {
  today: string;
  /** The last day of each week, in order. */
  ends: readonly string[];
  closing_points: number;
  /** The day of a month's closings, by month ('YYYY-MM'); older ones are late. `coming`: the month whose closings are not opened yet. */
  deadlines: ReadonlyMap<string, string>;
  coming: string;
  /** Obligations of `like` stand for those of the month after it, from its first day on; null where they are written down. */
  missing: { like: string } | null;
};

/** What an obligation weighs where its rule does not say it. */
const points = sql<number>`coalesce(${obligationRules.points}, 1)`;

const owed = (db: Reader, day: SQL, where: SQL | undefined) =>
  db
    .select({
      analyst_id: sql<number | null>`coalesce(${monthlyObligations.analyst_id}, ${companies.analyst_id})`.as('analyst_id'),
      department_id: sql<number | null>`${obligationRules.department_id}`.as('department_id'),
      day: sql<string>`${day}`.as('day'),
      points: points.as('points'),
    })
    .from(monthlyObligations)
    .innerJoin(companies, eq(companies.id, monthlyObligations.company_id))
    .leftJoin(obligationRules, eq(obligationRules.id, monthlyObligations.rule_id))
    .where(where);

const target = sql`coalesce(${monthlyObligations.target_date}, ${monthlyObligations.legal_date})`;

/**
 * Open obligations by the day on which the office wants them done and open closings by that of their month, of who answers for them or else for the company, in
 * weeks. One statement over the whole office.
 */
export const shares = async (db: Reader, { today, ends, closing_points, deadlines, coming, missing }: Span): Promise<Share[]> => {
  const last = ends.at(-1) ?? today;
  const open = inArray(monthlyObligations.status, [...OPEN_OBLIGATIONS]);
  const written = owed(db, target, and(open, isNotNull(monthlyObligations.legal_date), sql`${target} <= ${last}`));
  const estimated = owed(
    db,
    sql`(${target} + interval '1 month')::date`,
    and(missing ? eq(monthlyObligations.due_month, missing.like) : sql`false`, sql`(${target} + interval '1 month')::date <= ${last}`),
  );
  const days = sql.join(
    [...deadlines].map(([month, day]) => sql`(${month}, ${day}::date)`),
    sql`, `,
  );
  const deadline = sql`coalesce((select d.day from (values ${days}) as d (month, day) where d.month = ${closings.month}), ${today}::date - 1)`;
  const toClose = db
    .select({
      analyst_id: sql<number | null>`coalesce(${closings.analyst_id}, ${companies.analyst_id})`.as('analyst_id'),
      department_id: sql<number | null>`null::bigint`.as('department_id'),
      day: sql<string>`${deadline}`.as('day'),
      points: sql<number>`${closing_points}::int`.as('points'),
    })
    .from(closings)
    .innerJoin(companies, eq(companies.id, closings.company_id))
    .where(notInArray(closings.status, [...DONE_CLOSINGS]));
  const toOpen = db
    .select({
      analyst_id: sql<number | null>`${companies.analyst_id}`.as('analyst_id'),
      department_id: sql<number | null>`null::bigint`.as('department_id'),
      day: sql<string>`${deadlines.get(coming) ?? last}::date`.as('day'),
      points: sql<number>`${closing_points}::int`.as('points'),
    })
    .from(companies)
    .where(isWorking);
  const work = written.unionAll(estimated).unionAll(toClose).unionAll(toOpen).as('work');
  const week = sql<number>`case when ${work.day} < ${today}::date then -1 else (
    select count(*) from unnest(array[${sql.join(
      ends.map((end) => sql`${end}::date`),
      sql`, `,
    )}]) as ends (ended) where ended < ${work.day})::int end`;
  return db
    .select({
      analyst_id: sql<number | null>`${work.analyst_id}`.mapWith(Number),
      department_id: sql<number | null>`case when ${work.analyst_id} is null then ${work.department_id} end`.mapWith(Number),
      department_name: departments.name,
      week: week.mapWith(Number),
      points: sql<number>`sum(${work.points})`.mapWith(Number),
    })
    .from(work)
    .leftJoin(departments, and(eq(departments.id, work.department_id), sql`${work.analyst_id} is null`))
    .where(sql`${work.day} <= ${last}::date`)
    .groupBy(sql`1, 2, 3, 4`);
};

/** Who works in the office. */
export const people = (db: Reader) =>
  db
    .select({
      id: users.id,
      name: users.name,
      weekly_points: users.weekly_points,
      is_master: users.is_master,
      permissions: users.permissions,
    })
    .from(users)
    .where(and(eq(users.type, 'admin'), eq(users.is_active, true), isNotNull(users.email_verified_at)))
    .orderBy(asc(users.name), asc(users.id));
