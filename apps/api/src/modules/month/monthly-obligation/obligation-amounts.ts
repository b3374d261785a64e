import type { MonthlyObligationDetail } from '@esteto/contract/month/monthly-obligation';
import type { ObligationFines } from '@esteto/contract/office/work-queue';
import { datedObligation } from '@esteto/domain/law/obligation/calendar';
import { obligationOfKey } from '@esteto/domain/law/obligation/obligation-rules';
import { monthTax } from '@esteto/domain/law/tax/month-tax';
import { shownStep } from '@esteto/domain/law/tax/step';
import { lateEstimate, lateRates } from '@esteto/domain/month/monthly-obligation/late-estimate';
import { isOpenObligation } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { datedByOffice } from '@esteto/domain/month/obligation-rule/office-obligations';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { MonthService } from '../month/month.service.ts';
import { MOST_FRESH, type MonthFigureService } from '../month/month-figures.service.ts';
import type { FreshDas, LateDay } from './late-fines.repository.ts';
import * as fines from './late-fines.repository.ts';
import * as obligations from './monthly-obligation.repository.ts';

// What obligations cost: what is to be paid of each, and what is added to it past its day.

export type Shown = Pick<Deps, 'clock'> & { months: MonthService };
type Fining = Pick<Deps, 'db' | 'clock'> & { months: MonthService; monthFigures: Pick<MonthFigureService, 'refuseUntilKept'> };

/** With what is to be paid: as somebody told it, else the month's DAS of those that are one. One statement more where there are such. */
export const withAmounts = async <Listed extends obligations.ListedObligation>(
  months: MonthService,
  reader: Reader,
  rows: readonly Listed[],
) => {
  const unsaid = rows.filter(({ rule_key, amount, status }) => rule_key === 'das' && amount === null && isOpenObligation(status));
  const competences = unsaid.map(({ competence }) => competence).toSorted();
  const [first, last] = [competences[0], competences.at(-1)];
  const companies =
    first && last ? await months.between([...new Set(unsaid.map(({ company_id }) => company_id))], first, last, reader) : new Map();
  return rows.map((row) => {
    const company = unsaid.includes(row) ? companies.get(row.company_id) : undefined;
    return { ...row, amount_due: row.amount ?? (company ? monthTax(company, row.competence).das_due : null) };
  });
};

/** An obligation with the steps to its day, and what its delay costs. */
export const detail = async ({ clock, months }: Shown, reader: Reader, id: number): Promise<MonthlyObligationDetail> => {
  const obligation = await obligations.detail(reader, id);
  const [row] = await withAmounts(months, reader, [obligation]);
  const { local, selic, irpf_deadlines } = await months.terms(reader);
  if (!row) throw new Error('an obligation without its amount');
  const place = { iss_due_day: null, local_holidays: local(row), irpf_deadlines };
  const { steps, source } = dueOf(row, place);
  const isOver = !isOpenObligation(row.status) && row.delivered_on === null;
  const late = { ...row, amount: row.amount_due, day: row.delivered_on ?? clock.today(), selic };
  return {
    ...row,
    steps: steps.map((step, index) => shownStep(index === 0 ? { ...step, source } : step)),
    fine_estimate: isOver ? null : lateEstimate(late),
    generates_fine: obligation.rule?.generates_fine ?? null,
  };
};

/** How its day came to be, and whose rule says it. */
const dueOf = ({ rule_key, rule, competence }: Awaited<ReturnType<typeof obligations.detail>>, place: Place) => {
  if (rule_key) {
    const law = obligationOfKey(rule_key, competence);
    return { steps: datedObligation(law, place, competence).steps, source: law.source };
  }
  if (!rule) throw new Error('an obligation without a rule');
  return { steps: datedByOffice(rule, place, competence).steps, source: 'Regra do escritório' };
};

type Place = Parameters<typeof datedObligation>[1];

/** What those past their day cost if they were done today: of each what its detail says. Four statements at most. */
export const lateFines =
  ({ db, clock, months, monthFigures }: Fining) =>
  async (analyst_id: number | null): Promise<ObligationFines> => {
    const [late, { selic }] = await Promise.all([fines.lateDays(db, analyst_id, MOST_FRESH + 1), months.terms()]);
    const rates = late.flatMap(({ rule_key, legal_date }) => {
      const rates = lateRates({ rule_key, legal_date, day: clock.today(), selic });
      return rates ? [{ rule_key, legal_date, ...rates }] : [];
    });
    return fines.lateSum(db, analyst_id, rates, await freshDas({ months, monthFigures }, late));
  };

/** The month's DAS where nobody told the amount, of those that are not kept or old: more that is missing is waited for. */
const freshDas = async ({ months, monthFigures }: Omit<Fining, 'db' | 'clock'>, late: readonly LateDay[]): Promise<FreshDas[]> => {
  const unkept = late.flatMap((day) => day.unkept).slice(0, MOST_FRESH);
  if (late.reduce((sum, { missing }) => sum + missing, 0) > MOST_FRESH) return monthFigures.refuseUntilKept();
  const competences = unkept.map(({ competence }) => competence).toSorted();
  const [first, last] = [competences[0], competences.at(-1)];
  if (!first || !last) return [];
  const companies = await months.between([...new Set(unkept.map(({ company_id }) => company_id))], first, last);
  return unkept.flatMap(({ company_id, competence }) => {
    const company = companies.get(company_id);
    return company ? [{ company_id, competence, das_due: monthTax(company, competence).das_due }] : [];
  });
};
