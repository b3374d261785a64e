import { isOpenObligation } from '@esteto/domain/monthly-obligation/monthly-obligation-life';
import { type Obligation, type ObligationProfile, obligationsDueIn } from '@esteto/domain/obligations/calendar';
import { obligationRegime } from '@esteto/domain/obligations/obligation-rule';
import type { LocalHolidays } from '@esteto/domain/shared/date/business-day';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../deps.ts';
import { inBatches } from '../../platform/jobs/each.ts';
import { systemActor } from '../../platform/work/actor.ts';
import type { Tx } from '../../platform/work/work.ts';
import { monthlyObligations } from '../../tables/monthly-obligation/monthly-obligation.tables.ts';
import type { MonthService, Terms } from '../month/month.service.ts';
import { closedMonths, known } from './monthly-obligation.repository.ts';
import { type ProfiledCompany, profiles } from './obligation-profile.repository.ts';

/** From this day of a month on, the next one is prepared. */
const NEXT_MONTH_FROM = 20;

/** Companies in one transaction. */
const BATCH = 100;

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { months: MonthService };

/**
 * Writes down what every company owes this month, and from the 20th on what it owes in the next. Runs every night: what a changed company owes since
 * then comes with it; of what is there and still open the dates follow the holidays and the office's rules, and nothing else changes.
 */
export const generateObligations =
  ({ db, work, clock, months }: Parts) =>
  async (request_id: string): Promise<void> => {
    const month = competenceOf(clock.today());
    const isLate = Number(clock.today().slice(8)) >= NEXT_MONTH_FROM;
    const actor = systemActor(request_id);
    const make = (due: string) =>
      inBatches(
        `companies of ${due}`,
        (after) => profiles(db, due, { after, limit: BATCH }),
        (batch) =>
          work(actor, async (tx) => {
            const { local, rules } = await months.terms(tx.db);
            await generate(tx, due, batch, { local, days_before: rules(due).days_before });
          }),
      );
    try {
      await make(month);
    } finally {
      if (isLate) await make(addCompetence(month, 1));
    }
  };

type Dating = Pick<Terms, 'local'> & { days_before: number };

const generate = async (tx: Tx, due_month: string, batch: readonly ProfiledCompany[], { local, days_before }: Dating): Promise<void> => {
  const owed = batch.flatMap((company) =>
    obligationsDueIn(profileOf(company, local(company)), due_month, days_before).map((obligation) => ({ company, obligation })),
  );
  if (owed.length === 0) return;
  const ids = batch.map(({ id }) => id);
  const competences = [...new Set(owed.map(({ obligation }) => obligation.competence))];
  const there = await known(tx.db, ids, competences);
  const closed = await closedMonths(tx.db, ids, competences);
  const byKey = new Map(there.map((row) => [keyOf(row), row]));
  const fresh = owed.filter(
    ({ company, obligation }) => !byKey.has(keyOf(valuesOf(company, obligation))) && !closed.has(`${company.id} ${obligation.competence}`),
  );
  if (fresh.length > 0)
    await tx.insertAll(
      monthlyObligations,
      fresh.map(({ company, obligation }) => valuesOf(company, obligation)),
      { action: 'monthly_obligation.generated' },
    );
  for (const { company, obligation } of owed) {
    const { legal_date, target_date, due_month: month, due_order, ...key } = valuesOf(company, obligation);
    const before = byKey.get(keyOf(key));
    if (!before || !isOpenObligation(before.status) || (before.legal_date === legal_date && before.target_date === target_date)) continue;
    const dates = { legal_date, target_date, due_month: month, due_order };
    await tx.change(monthlyObligations, before, dates, { action: 'monthly_obligation.dated', company_id: company.id });
  }
};

const keyOf = ({ company_id, rule_key, competence }: { company_id: number; rule_key: string; competence: string }): string =>
  `${company_id} ${rule_key} ${competence}`;

/** What the product does not know of a company (profits that it distributed) asks nothing of it. */
export const profileOf = (company: ProfiledCompany, local_holidays: LocalHolidays): ObligationProfile => ({
  regime: obligationRegime(company),
  has_employees: company.has_employees,
  has_pro_labore: company.has_pro_labore,
  has_withholdings: false,
  receives_from_individuals: company.receives_from_individuals,
  iss_due_day: company.iss_due_day,
  local_holidays,
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
