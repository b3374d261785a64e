import { type PlacedHoliday, restsOn } from '@esteto/domain/agenda/holiday/holiday-form';
import { regimeIn } from '@esteto/domain/law/month/company-months';
import { datedObligation, type Obligation, obligationsDueIn } from '@esteto/domain/law/obligation/calendar';
import { type ObligationKey, obligationRegime } from '@esteto/domain/law/obligation/obligation-rule';
import { obligationOfKey } from '@esteto/domain/law/obligation/obligation-rules';
import { isOpenObligation, monthlyObligationMachine } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { preparedMonths } from '@esteto/domain/month/monthly-obligation/prepared-months';
import {
  datedByOffice,
  type OfficeObligation,
  type OfficeProfile,
  officeObligationsDueIn,
} from '@esteto/domain/month/obligation-rule/office-obligations';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import type { MonthService, Terms } from '../month/month.service.ts';
import { closedMonths, dueAround, existing, returnsOf } from './monthly-obligation.repository.ts';
import { type ProfiledCompany, profiles } from './obligation-profile.repository.ts';
import { type OfficeRule, officeRules, openOfRule } from './office-rules.repository.ts';

/** Companies in one transaction. */
const BATCH = 100;

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { months: MonthService };

/** What obligations go by: what delays and dates are judged by, and the office's own rules. */
export type Rules = { terms: Terms; office: readonly OfficeRule[] };

/** Two statements. */
const rulesOf = async (months: MonthService, tx: Tx): Promise<Rules> => ({
  terms: await months.terms(tx.db),
  office: await officeRules(tx.db),
});

/**
 * Writes down what every company owes this month, and from the 20th on what it owes in the next. Runs every night: what a changed company owes since
 * then comes with it; of what is there and still open the dates follow the holidays and the office's rules, and nothing else changes.
 */
export const generateObligations =
  ({ db, work, clock, months }: Parts) =>
  async (request_id: string): Promise<void> => {
    const actor = systemActor(request_id);
    const make = (due: string) =>
      inBatches(
        `companies of ${due}`,
        (after) => profiles(db, due, { after, limit: BATCH }),
        (batch) =>
          work(actor, async (tx) => {
            await generate(tx, due, batch, await rulesOf(months, tx));
          }),
      );
    const [month, next] = preparedMonths(clock.today());
    try {
      if (month) await make(month);
    } finally {
      if (next) await make(next);
    }
  };

/** A rule of the office that is new or another asks at once what it now asks, and what is open of it follows. A job. */
export const followRule =
  ({ db, work, clock, months }: Parts) =>
  async (rule_id: number, request_id: string): Promise<void> => {
    for (const due of preparedMonths(clock.today()))
      await inBatches(
        `companies of a rule in ${due}`,
        (after) => profiles(db, due, { after, limit: BATCH }),
        (batch) =>
          work(systemActor(request_id), async (tx) => {
            const rules = await rulesOf(months, tx);
            const ids = batch.map(({ id }) => id);
            await redate(tx, await openOfRule(tx.db, ids, rule_id), batch, rules);
            await generate(tx, due, batch, { ...rules, office: rules.office.filter(({ id }) => id === rule_id) }, isOffice);
          }),
      );
  };

const isOffice = ({ rule_id }: Owed): boolean => rule_id !== null;

const generate = async (
  tx: Tx,
  due_month: string,
  batch: readonly ProfiledCompany[],
  rules: Rules,
  isWanted: (owed: Owed) => boolean = () => true,
): Promise<void> => {
  const owed = batch.flatMap((company) =>
    owedThen(company, due_month, rules)
      .filter(isWanted)
      .map((obligation) => ({ company, obligation })),
  );
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
  await redate(tx, there.filter(isWanted), batch, rules);
};

/** One that somebody owes, of a rule of the law or of the office. */
type Owed = {
  rule_key: ObligationKey | null;
  rule_id: number | null;
  rule_name: string | null;
  competence: string;
  legal_date: string | null;
  target_date: string | null;
};

export const byLaw = ({ rule, competence, legal_date, target_date }: Obligation): Owed => ({
  rule_key: rule.key,
  rule_id: null,
  rule_name: null,
  competence,
  legal_date,
  target_date,
});

const byOffice = ({ rule, competence, legal_date, target_date }: OfficeObligation<OfficeRule>): Owed => ({
  rule_key: null,
  rule_id: rule.id,
  rule_name: rule.name,
  competence,
  legal_date,
  target_date,
});

/** What falls due in a month is owed by the regime of the month that it is of, which may have been another than the company's is now. */
export const owedThen = (company: ProfiledCompany, due_month: string, { terms, office }: Rules): Owed[] => {
  const { days_before } = terms.rules(due_month);
  return [...new Set([company, ...company.former_regimes].map(({ tax_regime }) => tax_regime))].flatMap((tax_regime) => {
    const profile = profileOf({ ...company, tax_regime }, terms);
    return [
      ...obligationsDueIn(profile, due_month, days_before).map(byLaw),
      ...officeObligationsDueIn(office, profile, due_month, days_before).map(byOffice),
    ].filter(({ competence }) => regimeIn({ ...company, closed: {} }, competence).tax_regime === tax_regime);
  });
};

type Known = Awaited<ReturnType<typeof existing>>;

/** What is still open follows the holidays of its place and the office's rules. */
const redate = async (tx: Tx, rows: Known, batch: readonly ProfiledCompany[], rules: Rules): Promise<void> => {
  const companies = new Map(batch.map((company) => [company.id, company]));
  for (const before of rows) {
    const company = companies.get(before.company_id);
    const owed = company && isOpenObligation(before.status) && datedAnew(before, company, rules);
    if (!owed) continue;
    const { legal_date, target_date, due_month, due_order, rule_name } = valuesOf(company, owed);
    if (before.legal_date === legal_date && before.target_date === target_date && before.rule_name === rule_name) continue;
    const dates = { legal_date, target_date, due_month, due_order, rule_name };
    if (before.status === 'overdue' && due_order >= tx.today)
      await tx.move(monthlyObligations, monthlyObligationMachine, before, { action: 'give_time', by: 'system' }, dates);
    else await tx.change(monthlyObligations, before, dates, { action: 'monthly_obligation.dated', company_id: company.id });
  }
};

/** With the dates of its rule as it is now; null of a rule that is not at hand. */
export const datedAnew = (
  { rule_key, rule_id, competence, due_month }: Known[number],
  company: ProfiledCompany,
  { terms, office }: Rules,
): Owed | null => {
  const profile = profileOf(company, terms);
  const { days_before } = terms.rules(due_month);
  if (rule_key) return byLaw(datedObligation(obligationOfKey(rule_key, competence), profile, competence, days_before));
  const rule = office.find(({ id }) => id === rule_id);
  return rule ? byOffice(datedByOffice(rule, profile, competence, days_before)) : null;
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
          redate(tx, await dueAround(tx.db, ids, month), resting, await rulesOf(months, tx)),
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
            await rulesOf(months, tx),
          ),
        ),
    );

const keyOf = ({
  company_id,
  rule_key,
  rule_id,
  competence,
}: Omit<Owed, 'rule_name' | 'legal_date' | 'target_date'> & { company_id: number }) => `${company_id} ${rule_key ?? rule_id} ${competence}`;

/** What the product does not know of a company asks nothing of it. */
export const profileOf = (company: ProfiledCompany, { local, irpf_deadlines }: Terms): OfficeProfile => ({
  regime: obligationRegime(company),
  has_employees: company.has_employees,
  has_pro_labore: company.has_pro_labore,
  has_withholdings: company.has_withholdings,
  distributes_profits: company.distributes_profits,
  receives_from_individuals: company.receives_from_individuals,
  iss_due_day: company.iss_due_day,
  local_holidays: local(company),
  irpf_deadlines,
  ibge: company.ibge,
  cnaes: company.cnaes,
});

export const valuesOf = ({ id, analyst_id }: ProfiledCompany, owed: Owed) => ({
  ...owed,
  company_id: id,
  analyst_id,
  due_month: owed.legal_date?.slice(0, 7) ?? addCompetence(owed.competence, 1),
  due_order: owed.legal_date ?? '9999-12-31',
});
