import type { OnboardingFunnel } from '@esteto/contract/opening/onboarding';
import { BEYOND_WIZARD } from '@esteto/domain/company/company/company-state';
import type { AccountType } from '@esteto/domain/company/company/wizard';
import { WIZARD_STEPS, type WizardStep } from '@esteto/domain/company/company/wizard-step';
import type { LeadSource } from '@esteto/domain/opening/lead/lead-source';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { leads } from '../../../tables/lead/lead.tables.ts';
import { wizards } from '../../../tables/wizard/wizard.tables.ts';

type Passed = { step: WizardStep; reached: number; median_days: number | null };

/** Who began since then, of one type of account or of any. */
export type Began = { since: string; account_type: AccountType | null };

/**
 * How many truly stood at each step, and how long it took those who have left it, to a tenth of a day: from the events that changed it (a change tells
 * itself, whoever made it), so that nobody counts at a step that their account does not have. Somebody who came back to a step counts there once. One
 * statement.
 */
const stepsPassed = async (db: Reader, { since, account_type }: Began): Promise<Passed[]> => {
  const { rows } = await db.execute<Passed>(sql`
    with moves as (
      select e.entity_id, e.id, e.created_at, change ->> 'new' as step
      from wizards w
      join events e on e.entity_type = 'company' and e.entity_id = w.company_id
      cross join lateral jsonb_array_elements(e.changes) change
      where w.created_at >= ${since} and (${account_type}::text is null or w.account_type = ${account_type}) and change ->> 'path' = 'wizard_step'
    ), stays as (
      select entity_id, step, created_at, lead(created_at) over (partition by entity_id order by id) as left_at from moves
    )
    select step, count(distinct entity_id)::int as reached, round((percentile_cont(0.5) within group (
      order by extract(epoch from left_at - created_at) / 86400))::numeric, 1)::float8 as median_days
    from stays group by step`);
  return rows;
};

const isFinished = inArray(companies.wizard_step, [...BEYOND_WIZARD]);

/** Where those stand who began, and what came of each source. One statement: a row for each step and one for each source. */
const counted = (db: Reader, { since, account_type }: Began) =>
  db
    .select({
      step: sql<WizardStep | null>`${companies.wizard_step}`,
      // Who signed up before leads were kept came by the site.
      source: sql<LeadSource | null>`case when grouping(${leads.source}) = 0 then coalesce(${leads.source}, 'signup') end`,
      count: sql<number>`count(*)`.mapWith(Number),
      finished: sql<number>`count(*) filter (where ${isFinished})`.mapWith(Number),
      median_days: sql<number | null>`round((percentile_cont(0.5) within group (
        order by extract(epoch from ${leads.won_at} - ${wizards.created_at}) / 86400)
        filter (where ${leads.won_at} is not null))::numeric, 1)::float8`,
    })
    .from(wizards)
    .innerJoin(companies, eq(companies.id, wizards.company_id))
    .leftJoin(leads, eq(leads.company_id, wizards.company_id))
    .where(and(gte(wizards.created_at, since), ofType(account_type)))
    .groupBy(sql`grouping sets ((${companies.wizard_step}), (${leads.source}))`)
    .orderBy(desc(sql`count(*)`));

const ofType = (account_type: AccountType | null) => (account_type ? eq(wizards.account_type, account_type) : undefined);

const begun = async (db: Reader, { from, until, account_type }: { from: string; until: string; account_type: AccountType | null }) => {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(wizards)
    .where(and(gte(wizards.created_at, from), lt(wizards.created_at, until), ofType(account_type)));
  return row?.count ?? 0;
};

/** `before`: where the time began that it is compared with. */
export const funnel = async (db: Reader, { before, ...began }: Began & { before: string }): Promise<OnboardingFunnel> => {
  const { since, account_type } = began;
  const [rows, passed, former] = await Promise.all([
    counted(db, began),
    stepsPassed(db, began),
    begun(db, { from: before, until: since, account_type }),
  ]);
  const standing = new Map(rows.flatMap(({ step, source, count }) => (source === null && step ? [[step, count] as const] : [])));
  return {
    total: [...standing.values()].reduce((so, count) => so + count, 0),
    before: former,
    steps: WIZARD_STEPS.flatMap((step) => {
      const passage = passed.find((one) => one.step === step);
      return passage ? [{ ...passage, standing: standing.get(step) ?? 0 }] : [];
    }),
    sources: rows.flatMap(({ source, count, finished, median_days }) =>
      source === null ? [] : [{ source, total: count, finished, median_days }],
    ),
  };
};
