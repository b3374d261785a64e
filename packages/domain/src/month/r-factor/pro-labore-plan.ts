import { type CompanyMonths, openedIn } from '../../law/month/company-months.ts';
import { NO_REVENUE, revenueTotal } from '../../law/month/month-revenue.ts';
import type { PayrollMonth } from '../../law/month/payroll-month.ts';
import { type BestProLabore, bestProLabore } from '../../law/tax/best-pro-labore.ts';
import { type FactorMonths, simplesMonths } from '../../law/tax/simples-months.ts';
import { firstThatCounts } from '../../law/tax/simples-window.ts';
import { addCompetence } from '../../shared/date/competence.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { type ComingFacts, partsTotal, type RevenueParts, revenueParts } from './coming-revenue.ts';
import { proLaboreAim, type RFactorInput } from './r-factor-standing.ts';

/** Months that are looked ahead, the one under way among them. */
const MONTHS_AHEAD = 6;
/** Months whose mean is taken for one to come. */
const MONTHS_BEHIND = 6;

export type PlannedMonth = BestProLabore & {
  /** The lowest that keeps annex III, and none below what the office suggests at least: with it the months after are planned. */
  keeps: number;
  /** In which the pró-labore is paid, and the first competence that counts it: what follows is of that competence. */
  competence: string;
  counts_for: string;
  /** Revenue of the month itself, and what it is made of. Cents. */
  revenue: number;
  parts: RevenueParts;
};

export type PlanInput = Omit<RFactorInput, 'simples'> & { coming: ComingFacts };

/** The pró-labore that was decided for a month, by the month; null where it was refused and stays as it was. */
type Decided = Readonly<Record<string, number | null>>;

/**
 * The lowest pró-labore of the month under way and of those to come that keeps annex III, each after the one before it: as it was decided, else the lowest.
 * Whether a month alone pays for itself stands beside it: who lets annex III go in one has more to make up for in the next. A month
 * whose payroll is told is no longer planned. Revenue is what is asked for and what is known to come, or the mean of the last months where that is
 * more; wages go on as they were told last. Empty outside the Simples, beyond it, before the company opened, and while payrolls that count are untold.
 */
export const proLaborePlan = (input: PlanInput, decided: Decided): PlannedMonth[] => {
  try {
    return plan(input, decided);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
};

const plan = ({ competence, months, coming, rules, tables }: PlanInput, decided: Decided): PlannedMonth[] => {
  const ahead = Array.from({ length: MONTHS_AHEAD + 2 }, (_, at) => addCompetence(competence, at));
  const requested = (month: string): number => revenueTotal(months.revenues[month] ?? NO_REVENUE);
  const partsBy = revenueParts(coming, ahead, { requested, mean: meanRevenue(months, competence) });
  const forecast = withForecast(months, partsBy);
  const payrolls: Record<string, PayrollMonth> = { ...months.payrolls };
  const { pro_labore: stays, ...others } = lastPayroll(months, competence);
  const planned: PlannedMonth[] = [];
  for (const [month, parts] of [...partsBy].slice(0, MONTHS_AHEAD)) {
    if (payrolls[month]) continue;
    const counts_for = firstThatCounts(month);
    payrolls[month] = { ...others, pro_labore: 0 };
    const then = simplesMonths({ ...forecast, payrolls }).at(counts_for);
    if (!then?.das || !isKnown(then.factor, month)) return planned;
    const aim = proLaboreAim({ competence: month, rules, tables });
    const best = bestProLabore({
      competence: month,
      revenue12: then.factor.revenue12,
      payroll12: then.factor.payroll12,
      das: { III: then.das.III.total, V: then.das.V.total },
      dependents: 0,
      aim,
      tables,
    });
    const keeps = Math.max(best.lowest, aim.least);
    planned.push({ ...best, keeps, competence: month, counts_for, revenue: partsTotal(parts), parts });
    const chosen = decided[month] === undefined ? keeps : (decided[month] ?? stays);
    payrolls[month] = { ...others, pro_labore: chosen };
  }
  return planned;
};

/** Whether a month counts, and all that counts beside it is told: without it what is lacking is not known. */
const isKnown = ({ months, untold }: FactorMonths, month: string): boolean => months.includes(month) && untold.length === 0;

/** What was paid the last time, up to the month under way. */
const lastPayroll = ({ payrolls }: CompanyMonths, competence: string) => {
  const last = Object.keys(payrolls)
    .filter((month) => month <= competence)
    .toSorted()
    .at(-1);
  return (last && payrolls[last]) || { pro_labore: 0, wages: 0, inss_employer: 0, fgts: 0 };
};

/** Each month to come with all that it is made of. */
const withForecast = (months: CompanyMonths, partsBy: ReadonlyMap<string, RevenueParts>): CompanyMonths => {
  const revenues = Object.fromEntries(
    [...partsBy].map(([month, parts]) => {
      const sold = months.revenues[month] ?? NO_REVENUE;
      return [month, { ...sold, waiting: sold.waiting + partsTotal(parts) - parts.requested }];
    }),
  );
  return { ...months, revenues: { ...months.revenues, ...revenues } };
};

/** Mean of the last months before one, since the company opened. */
export const meanRevenue = (months: CompanyMonths, competence: string): number => {
  const opened = openedIn(months);
  const behind = Array.from({ length: MONTHS_BEHIND }, (_, at) => addCompetence(competence, -1 - at)).filter((month) => month >= opened);
  const sum = behind.reduce((total, month) => total + revenueTotal(months.revenues[month] ?? NO_REVENUE), 0);
  return behind.length === 0 ? 0 : Math.round(sum / behind.length);
};
