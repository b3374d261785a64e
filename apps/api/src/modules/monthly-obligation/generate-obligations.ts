import { type Obligation, type ObligationProfile, obligationsDueIn } from '@esteto/domain/obligations/calendar';
import { obligationRegime } from '@esteto/domain/obligations/obligation-rule';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../deps.ts';
import { inBatches } from '../../platform/jobs/each.ts';
import { systemActor } from '../../platform/work/actor.ts';
import type { Tx } from '../../platform/work/work.ts';
import { known } from './monthly-obligation.repository.ts';
import { monthlyObligations } from './monthly-obligation.tables.ts';
import { type ProfiledCompany, profiles } from './obligation-profile.repository.ts';

/** Business days by which the office wants to be done before the law does. */
export const TARGET_DAYS_BEFORE = 2;

/** From this day of a month on, the next one is prepared. */
const NEXT_MONTH_FROM = 20;

/** Companies in one transaction. */
const BATCH = 100;

/**
 * Writes down what every company owes this month, and from the 20th on what it owes in the next. Runs every night: what a changed company owes
 * since then comes with it, and what is there stays as it is.
 */
export const generateObligations =
  ({ db, work, clock }: Pick<Deps, 'db' | 'work' | 'clock'>) =>
  async (request_id: string): Promise<void> => {
    const month = competenceOf(clock.today());
    const isLate = Number(clock.today().slice(8)) >= NEXT_MONTH_FROM;
    const actor = systemActor(request_id);
    const make = (due: string) =>
      inBatches(
        `companies of ${due}`,
        (after) => profiles(db, due, { after, limit: BATCH }),
        (batch) => work(actor, (tx) => generate(tx, due, batch)),
      );
    try {
      await make(month);
    } finally {
      if (isLate) await make(addCompetence(month, 1));
    }
  };

const generate = async (tx: Tx, due_month: string, batch: readonly ProfiledCompany[]): Promise<void> => {
  const owed = batch.flatMap((company) =>
    obligationsDueIn(profileOf(company), due_month, TARGET_DAYS_BEFORE).map((obligation) => ({ company, obligation })),
  );
  if (owed.length > 0) {
    const there = await known(
      tx.db,
      batch.map(({ id }) => id),
      [...new Set(owed.map(({ obligation }) => obligation.competence))],
    );
    const keys = new Set(there.map(({ company_id, rule_key, competence }) => `${company_id} ${rule_key} ${competence}`));
    const fresh = owed.filter(({ company, obligation }) => !keys.has(`${company.id} ${obligation.rule.key} ${obligation.competence}`));
    if (fresh.length > 0)
      await tx.insertAll(
        monthlyObligations,
        fresh.map(({ company, obligation }) => valuesOf(company, obligation)),
        { action: 'monthly_obligation.generated' },
      );
  }
};

/** What the product does not know of a company (profits that it distributed) asks nothing of it. */
export const profileOf = (company: ProfiledCompany): ObligationProfile => ({
  regime: obligationRegime(company),
  has_employees: company.has_employees,
  has_pro_labore: company.has_pro_labore,
  has_withholdings: false,
  receives_from_individuals: company.receives_from_individuals,
  iss_due_day: company.iss_due_day,
});

export const valuesOf = ({ id, analyst_id }: ProfiledCompany, { rule, competence, legal_date, target_date }: Obligation) => ({
  company_id: id,
  analyst_id,
  rule_key: rule.key,
  competence,
  due_month: legal_date?.slice(0, 7) ?? addCompetence(competence, 1),
  legal_date,
  target_date,
  due_order: legal_date ?? '9999-12-31',
});
