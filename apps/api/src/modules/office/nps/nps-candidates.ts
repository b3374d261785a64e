import { hasLeftWizard } from '@esteto/domain/company/company/wizard';
import { WIZARD_STEPS } from '@esteto/domain/company/company/wizard-step';
import { type NpsAudience, tenureStarts } from '@esteto/domain/office/nps/nps-audience';
import { askedTooLately } from '@esteto/domain/office/nps/nps-window';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { isInOffice } from '../../../tables/company/company-standing.ts';
import { npsInvitations } from '../../../tables/nps/nps.tables.ts';
import { subscriptions } from '../../../tables/plan/subscription.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

/** The span of time that a membership is in. */
const tenureOn = (today: string): SQL<string> => {
  const spans = tenureStarts(today);
  const cases = spans.map(({ tenure, after }) =>
    after === null
      ? sql`else ${tenure}`
      : sql`when (${memberships.created_at} at time zone 'America/Sao_Paulo')::date > ${after} then ${tenure}`,
  );
  return sql`(case ${sql.join(cases, sql` `)} end)`;
};

/**
 * People of whom an audience is made today: each once, by the company of theirs that it means, their own first. Nobody is asked before the registration
 * is through, of a company that is over, or without an address that has answered.
 */
const people = (db: Reader, { member_types, plan_ids, tenures }: NpsAudience, today: string) => {
  const tenure = tenureOn(today);
  return db
    .selectDistinctOn([users.id], {
      user_id: users.id,
      company_id: sql<number>`${companies.id}`.as('company_id'),
      plan_id: subscriptions.plan_id,
      analyst_id: companies.analyst_id,
      tenure: sql<string>`${tenure}`.as('tenure'),
      is_left_alone: sql<boolean>`exists (select 1 from ${npsInvitations} where ${npsInvitations.user_id} = ${users.id}
        and ${npsInvitations.asked_on} >= ${askedTooLately(today)})`.as('is_left_alone'),
    })
    .from(users)
    .innerJoin(memberships, and(eq(memberships.user_id, users.id), eq(memberships.is_active, true)))
    .innerJoin(companies, eq(companies.id, memberships.company_id))
    .leftJoin(subscriptions, and(eq(subscriptions.company_id, companies.id), isNull(subscriptions.ended_on)))
    .where(
      and(
        eq(users.type, 'doctor'),
        eq(users.is_active, true),
        isNotNull(users.email_verified_at),
        isInOffice,
        inArray(companies.wizard_step, WIZARD_STEPS.filter(hasLeftWizard)),
        inArray(memberships.user_type, member_types),
        plan_ids.length > 0 ? inArray(subscriptions.plan_id, plan_ids) : undefined,
        tenures.length > 0 ? inArray(tenure, tenures) : undefined,
      ),
    )
    .orderBy(users.id, sql`${memberships.is_owner} desc`, memberships.created_at, memberships.id)
    .as('people');
};

/** How many would be asked today, and how many are left alone because another survey has asked them. */
export const countCandidates = async (db: Reader, audience: NpsAudience, today: string): Promise<{ asked: number; left_alone: number }> => {
  const audienceToday = people(db, audience, today);
  const [row] = await db
    .select({
      asked: sql<number>`count(*) filter (where not ${audienceToday.is_left_alone})`.mapWith(Number),
      left_alone: sql<number>`count(*) filter (where ${audienceToday.is_left_alone})`.mapWith(Number),
    })
    .from(audienceToday);
  return { asked: row?.asked ?? 0, left_alone: row?.left_alone ?? 0 };
};

/** Asks them, in one statement. */
export const invite = async (db: Transaction, survey_id: number, audience: NpsAudience, today: string): Promise<void> => {
  const candidates = people(db, audience, today);
  await db.execute(sql`insert into ${npsInvitations} (survey_id, user_id, company_id, plan_id, analyst_id, tenure, asked_on)
    ${db
      .select({
        survey_id: sql`${survey_id}::bigint`,
        user_id: candidates.user_id,
        company_id: candidates.company_id,
        plan_id: candidates.plan_id,
        analyst_id: candidates.analyst_id,
        tenure: candidates.tenure,
        asked_on: sql`${today}::date`,
      })
      .from(candidates)
      .where(sql`not ${candidates.is_left_alone}`)}`);
};
