import type { OnboardingFunnel } from '@esteto/contract/onboarding';
import { WIZARD_STEPS, type WizardStep } from '@esteto/domain/company/wizard-step';
import type { LeadSource } from '@esteto/domain/lead/lead-source';
import { ONBOARDING_STEPS } from '@esteto/domain/onboarding/onboarding-turn';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { companies } from '../company/company.tables.ts';
import { leads } from '../lead/lead.tables.ts';
import { wizards } from '../wizard/wizard.tables.ts';

type StepDays = { step: WizardStep; median_days: number };

/**
 * How long each step took those who have left it, from the events that changed it (a change tells itself, whoever made it), to a tenth of a day. One
 * statement.
 */
const daysAtSteps = async (db: Reader, since: string): Promise<StepDays[]> => {
  const { rows } = await db.execute<StepDays>(sql`
    with moves as (
      select e.entity_id, e.id, e.created_at, change ->> 'new' as step
      from wizards w
      join events e on e.entity_type = 'company' and e.entity_id = w.company_id
      cross join lateral jsonb_array_elements(e.changes) change
      where w.created_at >= ${since} and change ->> 'path' = 'wizard_step'
    ), stays as (
      select step, created_at, lead(created_at) over (partition by entity_id order by id) as left_at from moves
    )
    select step, round((percentile_cont(0.5) within group (
      order by extract(epoch from left_at - created_at) / 86400))::numeric, 1)::float8 as median_days
    from stays where left_at is not null group by step`);
  return rows;
};

const isFinished = sql`${companies.wizard_step} in ('register', 'finished')`;

/** Where those stand who began, and what came of each source. One statement: a row for each step and one for each source. */
const counted = (db: Reader, since: string) =>
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
    .where(gte(wizards.created_at, since))
    .groupBy(sql`grouping sets ((${companies.wizard_step}), (${leads.source}))`)
    .orderBy(desc(sql`count(*)`));

const begun = async (db: Reader, from: string, until: string): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(wizards)
    .where(and(gte(wizards.created_at, from), lt(wizards.created_at, until)));
  return row?.count ?? 0;
};

/** `before`: where the time began that it is compared with. */
export const funnel = async (db: Reader, { before, since }: { before: string; since: string }): Promise<OnboardingFunnel> => {
  const [rows, days, former] = await Promise.all([counted(db, since), daysAtSteps(db, since), begun(db, before, since)]);
  const standing = new Map(rows.flatMap(({ step, source, count }) => (source === null && step ? [[step, count] as const] : [])));
  const median = new Map(days.map(({ step, median_days }) => [step, median_days]));
  const from = (step: WizardStep) => WIZARD_STEPS.slice(WIZARD_STEPS.indexOf(step));
  const sum = (steps: readonly WizardStep[]) => steps.reduce((so, step) => so + (standing.get(step) ?? 0), 0);
  return {
    total: sum(WIZARD_STEPS),
    before: former,
    steps: [...ONBOARDING_STEPS, 'register' as const].map((step) => ({
      step,
      reached: sum(from(step)),
      standing: step === 'register' ? sum(from(step)) : (standing.get(step) ?? 0),
      median_days: median.get(step) ?? null,
    })),
    sources: rows.flatMap(({ source, count, finished, median_days }) =>
      source === null ? [] : [{ source, total: count, finished, median_days }],
    ),
  };
};
