import { type PlacedHoliday, restsOn } from '@esteto/domain/agenda/holiday/holiday-form';
import { regimeIn } from '@esteto/domain/law/month/company-months';
import { datedObligation, type Obligation, type ObligationProfile, obligationsDueIn } from '@esteto/domain/law/obligation/calendar';
import { obligationRegime } from '@esteto/domain/law/obligation/obligation-rule';
import { obligationOfKey } from '@esteto/domain/law/obligation/obligation-rules';
import { isOpenObligation, monthlyObligationMachine } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import type { MonthService, Terms } from '../month/month.service.ts';
import { closedMonths, dueAround, existing, returnsOf } from './monthly-obligation.repository.ts';
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
            await generate(tx, due, batch, await months.terms(tx.db));
          }),
      );
    try {
      await make(month);
    } finally {
      if (isLate) await make(addCompetence(month, 1));
    }
  };

const generate = async (tx: Tx, due_month: string, batch: readonly ProfiledCompany[], terms: Terms): Promise<void> => {
  const { days_before } = terms.rules(due_month);
  const owed = batch.flatMap((company) => owedThen(company, due_month, terms, days_before).map((obligation) => ({ company, obligation })));
  if (owed.length === 0) return;
  const ids = batch.map(({ id }) => id);
  const competences = [...new Set(owed.map(({ obligation }) => obligation.competence))];
  const there = await existing(tx.db, ids, competences);
  const closed = await closedMonths(tx.db, ids, competences);
  const keys = new Set(there.map(keyOf));
  const fresh = owed.filter(
    ({ company, obligation }) => !keys.has(keyOf(valuesOf(company, obligation))) && !closed.has(`${company.id} ${obligation.competence}`),
  );
  if (fresh.length > 0)
    await tx.insertAll(
      monthlyObligations,
      fresh.map(({ company, obligation }) => valuesOf(company, obligation)),
      { action: 'monthly_obligation.generated' },
    );
  await redate(tx, there, batch, terms);
};

/** What falls due in a month is owed by the regime of the month that it is of, which may have been another than the company's is now. */
const owedThen = (company: ProfiledCompany, due_month: string, terms: Terms, days_before: number): Obligation[] =>
  [...new Set([company, ...company.former_regimes].map(({ tax_regime }) => tax_regime))].flatMap((tax_regime) =>
    obligationsDueIn(profileOf({ ...company, tax_regime }, terms), due_month, days_before).filter(
      ({ competence }) => regimeIn({ ...company, closed: {} }, competence).tax_regime === tax_regime,
    ),
  );

type Known = Awaited<ReturnType<typeof existing>>;

/** What is still open follows the holidays of its place and the office's rules. */
const redate = async (tx: Tx, rows: Known, batch: readonly ProfiledCompany[], terms: Terms): Promise<void> => {
  const companies = new Map(batch.map((company) => [company.id, company]));
  for (const before of rows) {
    const company = companies.get(before.company_id);
    if (!company || !isOpenObligation(before.status)) continue;
    const rule = obligationOfKey(before.rule_key, before.competence);
    const obligation = datedObligation(rule, profileOf(company, terms), before.competence, terms.rules(before.due_month).days_before);
    const { legal_date, target_date, due_month, due_order } = valuesOf(company, obligation);
    if (before.legal_date === legal_date && before.target_date === target_date) continue;
    const dates = { legal_date, target_date, due_month, due_order };
    if (before.status === 'overdue' && due_order >= tx.today)
      await tx.move(monthlyObligations, monthlyObligationMachine, before, { action: 'give_time', by: 'system' }, dates);
    else await tx.change(monthlyObligations, before, dates, { action: 'monthly_obligation.dated', company_id: company.id });
  }
};

/** A holiday that staff told or took away moves at once what falls due around it. A job. */
export const followHoliday =
  ({ db, work, months }: Pick<Parts, 'db' | 'work' | 'months'>) =>
  async (holiday: PlacedHoliday, request_id: string): Promise<void> => {
    const month = competenceOf(holiday.date);
    await inBatches(
      `companies of ${holiday.date}`,
      (after) => profiles(db, month, { after, limit: BATCH }),
      async (batch) => {
        const resting = batch.filter((company) => restsOn(holiday, company));
        if (resting.length === 0) return;
        const ids = resting.map(({ id }) => id);
        await work(systemActor(request_id), async (tx) =>
          redate(tx, await dueAround(tx.db, ids, month), resting, await months.terms(tx.db)),
        );
      },
    );
  };

/** Another last day to deliver the returns of an exercise is at once that of what is still to be delivered. A job. */
export const followIrpfDeadline =
  ({ db, work, months }: Pick<Parts, 'db' | 'work' | 'months'>) =>
  (exercise_year: number, request_id: string): Promise<void> =>
    inBatches(
      `companies of the returns of ${exercise_year}`,
      (after) => profiles(db, `${exercise_year}-05`, { after, limit: BATCH }),
      (batch) =>
        work(systemActor(request_id), async (tx) =>
          redate(
            tx,
            await returnsOf(
              tx.db,
              batch.map(({ id }) => id),
              exercise_year,
            ),
            batch,
            await months.terms(tx.db),
          ),
        ),
    );

const keyOf = ({ company_id, rule_key, competence }: { company_id: number; rule_key: string; competence: string }): string =>
  `${company_id} ${rule_key} ${competence}`;

/** What the product does not know of a company (profits that it distributed) asks nothing of it. */
export const profileOf = (company: ProfiledCompany, { local, irpf_deadlines }: Terms): ObligationProfile => ({
  regime: obligationRegime(company),
  has_employees: company.has_employees,
  has_pro_labore: company.has_pro_labore,
  has_withholdings: false,
  receives_from_individuals: company.receives_from_individuals,
  iss_due_day: company.iss_due_day,
  local_holidays: local(company),
  irpf_deadlines,
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
