import type { SelicRates } from '@esteto/domain/law/obligation/late-tax';
import type { OfficeRules } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { lateEstimate } from '@esteto/domain/month/monthly-obligation/late-estimate';
import { preparedMonths } from '@esteto/domain/month/monthly-obligation/prepared-months';
import { type ImpactOfCompany, type ImpactPart, impactsOf } from '@esteto/domain/month/parameter-impact/parameter-impact';
import type { Deps } from '../../../deps.ts';
import type { MonthService } from '../month/month.service.ts';
import { datedAnew, owedThen } from './generate-obligations.ts';
import { withAmounts } from './obligation-amounts.ts';
import { lateOfSome, openNamed } from './obligation-impact.repository.ts';
import { profiles } from './obligation-profile.repository.ts';
import { officeRules } from './office-rules.repository.ts';

// What a parameter that is not kept yet would do to obligations, some companies at a time.

/** Companies of a slice. */
const SLICE = 50;

type Parts = Pick<Deps, 'db' | 'clock'> & { months: MonthService };
type Both<Value> = { before: Value; after: Value };

/** What those past their day would cost by other rates of the Selic, if they were done today: of each what its detail says. Two statements. */
export const finesImpact =
  ({ db, clock, months }: Parts) =>
  async (selic: Both<SelicRates>, after: number): Promise<ImpactPart> => {
    const late = await withAmounts(months, db, await lateOfSome(db, { after, limit: SLICE }));
    const day = clock.today();
    const byCompany = Map.groupBy(late, ({ company_id }) => company_id);
    const impacts = [...byCompany].flatMap(([id, rows]) => {
      const fines = rows.map(({ rule_key, legal_date, amount_due }) => {
        const by = (rates: SelicRates) => lateEstimate({ rule_key, legal_date, amount: amount_due, day, selic: rates });
        return { impact: 'late_fine' as const, before: by(selic.before), after: by(selic.after) };
      });
      return impactsOf({ id, name: rows[0]?.company_name ?? '' }, fines);
    });
    return { impacts, last: byCompany.size === SLICE ? (late.at(-1)?.company_id ?? null) : null };
  };

/** What is open and would be due at the office on another day, by the same dates as a night then sets. Six statements at most. */
export const targetsImpact =
  ({ db, clock, months }: Parts) =>
  async (rules: Both<(month: string) => OfficeRules>, after: number): Promise<ImpactPart> => {
    const [terms, office] = [await months.terms(), await officeRules(db)];
    const moved = new Map<number, { company_id: number; company_name: string }>();
    let last: number | null = null;
    for (const due of preparedMonths(clock.today())) {
      const batch = await profiles(db, due, { after, limit: SLICE });
      last = batch.length === SLICE ? (batch.at(-1)?.id ?? null) : null;
      const companies = new Map(batch.map((company) => [company.id, company]));
      const owed = batch.flatMap((company) => owedThen(company, due, { terms, office }));
      const open = await openNamed(db, [...companies.keys()], [...new Set(owed.map(({ competence }) => competence))]);
      for (const row of open) {
        const company = companies.get(row.company_id);
        const target = (rulesIn: (month: string) => OfficeRules) =>
          company && datedAnew(row, company, { terms: { ...terms, rules: rulesIn }, office })?.target_date;
        if (target(rules.before) !== target(rules.after)) moved.set(row.id, row);
      }
    }
    return { impacts: countsOf([...moved.values()]), last };
  };

const countsOf = (rows: readonly { company_id: number; company_name: string }[]): ImpactOfCompany[] =>
  [...Map.groupBy(rows, ({ company_id }) => company_id)].map(([company_id, own]) => ({
    company_id,
    company_name: own[0]?.company_name ?? '',
    impact: 'target_date',
    count: own.length,
    change: null,
  }));
