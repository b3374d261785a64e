import type { ListInput, Page } from '@esteto/contract/list';
import type { RFactorPlannedMonth } from '@esteto/contract/month/r-factor';
import type { CompanyMonths } from '@esteto/domain/law/month/company-months';
import type { RFactorFigures } from '@esteto/domain/month/r-factor/r-factor-figures';
import type { RFactorFilters } from '@esteto/domain/month/r-factor/r-factor-filters';
import { and, asc, between, desc, eq, gte, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { isWorking } from '../../../tables/company/company-standing.ts';
import { monthFigures } from '../../../tables/month/month.tables.ts';
import { payrollMonths, rFactorDecisions } from '../../../tables/r-factor/r-factor.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { monthColumns } from '../month/company-months-scope.ts';
import { changedSince, hasFactor, hasFactorIn } from '../month/month-figures-scope.ts';
import { comingColumns } from './coming-scope.ts';

type Span = { from: string; to: string };
type Filters = Partial<RFactorFilters> & { competence: string };

const matching = ({ search, analyst_id, competence }: Filters): SQL | undefined =>
  and(hasFactorIn(competence), containsKey(companies.search_key, search), analyst_id ? eq(companies.analyst_id, analyst_id) : undefined);

/** Companies whose figures the caller has computed, each with whether it is asked for; of the others those whose kept figures are. */
type Computed = ReadonlyMap<number, boolean>;

const matchingSituation = (input: Filters, computed: Computed): SQL | undefined => {
  if (!input.situation) return matching(input);
  const isKept = sql`exists (select 1 from ${monthFigures}
    where ${keptOf(input.competence)} and ${monthFigures.r_factor} ->> 'situation' = ${input.situation}::text)`;
  const those = [...computed].filter(([, isAsked]) => isAsked).map(([id]) => id);
  return and(matching(input), or(inArray(companies.id, those), and(notInArray(companies.id, [...computed.keys()]), isKept)));
};

const isMissing = sql<boolean>`(${monthFigures.r_factor} is null)`;

/** All of `monthColumns` as one value; null where it is not asked for. */
const monthsWhere = (condition: SQL | undefined, { from, to }: Span) => {
  const parts = Object.entries(monthColumns(from, to)).map(([name, column]) => sql`${name}::text, ${column}`);
  return sql<CompanyMonths | null>`case when ${condition} then json_build_object(${sql.join(parts, sql`, `)}) end`;
};

const keptOf = (competence: string) => and(eq(monthFigures.company_id, companies.id), eq(monthFigures.competence, competence));

export type Listed = {
  id: number;
  name: string;
  analyst_name: string | null;
  /** As they are kept; null where they are not. */
  figures: RFactorFigures | null;
  /** What to compute them from where they are not kept, or something changed since; null otherwise. */
  months: CompanyMonths | null;
};

export const list = (db: Reader, input: ListInput & Filters, { from, to }: Span, computed: Computed): Promise<Page<Listed>> =>
  readPage(
    db,
    {
      input,
      orders: { name: companies.name },
      defaultOrder: 'name',
      id: companies.id,
      where: matchingSituation(input, computed),
    },
    (where) =>
      db
        .select({
          id: companies.id,
          name: companies.name,
          analyst_name: users.name,
          figures: monthFigures.r_factor,
          months: input.situation ? sql<null>`null` : monthsWhere(or(isMissing, changedSince(companies.id)), { from, to }),
        })
        .from(companies)
        .leftJoin(users, eq(users.id, companies.analyst_id))
        .leftJoin(monthFigures, keptOf(input.competence))
        .where(where),
  );

/** The companies of the list, no more than `limit`. */
export const matchingIds = async (db: Reader, input: Filters, computed: Computed, limit: number): Promise<number[]> => {
  const rows = await db.select({ id: companies.id }).from(companies).where(matchingSituation(input, computed)).limit(limit);
  return rows.map(({ id }) => id);
};

/** Those whose figures are not kept, then those whose are old, with what they had by month. */
export const unkept = (db: Reader, input: Filters, { from, to }: Span, limit: number) => {
  const ids = db
    .select({ id: companies.id })
    .from(companies)
    .leftJoin(monthFigures, keptOf(input.competence))
    .where(and(matching(input), or(isMissing, changedSince(companies.id))))
    .orderBy(desc(isMissing), asc(companies.id))
    .limit(limit);
  return db
    .select({ id: companies.id, is_missing: isMissing, ...monthColumns(from, to) })
    .from(companies)
    .leftJoin(monthFigures, keptOf(input.competence))
    .where(sql`${companies.id} = any(array(${ids}))`);
};

/** A company whose payroll may be told; 404 for every other. In whatever regime: the month of each is closed with its payroll. */
export const payer = async (db: Reader, id: number): Promise<void> => {
  const [row] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, id), or(isWorking, hasFactor)));
  if (!row) throw notFound();
};

export const payrolls = (db: Reader, company_id: number, from: string, to: string) =>
  db
    .select({
      id: payrollMonths.id,
      version: payrollMonths.version,
      competence: payrollMonths.competence,
      pro_labore: payrollMonths.pro_labore,
      wages: payrollMonths.wages,
      inss_employer: payrollMonths.inss_employer,
      fgts: payrollMonths.fgts,
      reason: payrollMonths.reason,
      author_name: users.name,
      updated_at: payrollMonths.updated_at,
    })
    .from(payrollMonths)
    .leftJoin(users, eq(users.id, payrollMonths.updated_by))
    .where(and(eq(payrollMonths.company_id, company_id), between(payrollMonths.competence, from, to)));

export type Decision = NonNullable<RFactorPlannedMonth['decision']> & { id: number; competence: string };

/** What was decided of the pró-labore of the months from one on, as one value. */
const decisionsFrom = (from: string) => sql<Decision[]>`(
  select coalesce(json_agg(json_build_object('id', ${rFactorDecisions.id}, 'version', ${rFactorDecisions.version},
    'competence', ${rFactorDecisions.competence}, 'decision', ${rFactorDecisions.decision}, 'pro_labore', ${rFactorDecisions.pro_labore},
    'note', ${rFactorDecisions.note}, 'author_name', ${users.name},
    'updated_at', to_char(${rFactorDecisions.updated_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]')
  from ${rFactorDecisions} left join ${users} on ${users.id} = ${rFactorDecisions.updated_by}
  where ${and(eq(rFactorDecisions.company_id, companies.id), gte(rFactorDecisions.competence, from))})`;

/** A company with what it had by month, and from the one under way on what is to come and what was decided; 404 for one whose payroll nobody tells. */
export const planned = async (db: Reader, id: number, { from, to }: Span, current: string) => {
  const [row] = await db
    .select({
      id: companies.id,
      name: companies.name,
      has_factor: sql<boolean>`coalesce(${hasFactor}, false)`,
      // A level below the field, so that Drizzle leaves its columns their tables.
      decisions: sql<Decision[]>`${decisionsFrom(current)}`,
      ...monthColumns(from, to),
      ...comingColumns(current, to),
    })
    .from(companies)
    .where(and(eq(companies.id, id), or(isWorking, hasFactor)));
  if (!row) throw notFound();
  const { recurrences, noted, events, duties, decisions, id: company_id, name, has_factor, ...months } = row;
  return { id: company_id, name, has_factor, decisions, months, coming: { recurrences, noted, events, duties } };
};
