import { setImmediate } from 'node:timers/promises';
import { type CompanyMonths, regimeIn } from '@esteto/domain/law/month/company-months';
import { payrollWithheld } from '@esteto/domain/law/tax/payroll';
import { type SimplesMonths, simplesMonths } from '@esteto/domain/law/tax/simples-months';
import { type ImpactOfCompany, type ImpactPart, impactsOf } from '@esteto/domain/month/parameter-impact/parameter-impact';
import { FIRST_FACTOR_MONTH, type RFactorFigures, rFactorFigures } from '@esteto/domain/month/r-factor/r-factor-figures';
import type { Deps } from '../../../deps.ts';
import type { MonthLaw } from '../accounting-parameter/accounting-parameter.service.ts';
import type { MonthService } from './month.service.ts';
import { type Touched, touchedFrom } from './month-figures.repository.ts';

/** The fator R of a company's month, as it is kept; null where there is none. */
export const factorOf = (
  months: CompanyMonths,
  competence: string,
  { simples, tables, rulesIn }: MonthLaw & { simples: SimplesMonths },
): RFactorFigures | null =>
  hasFactor(months, competence) ? rFactorFigures({ competence, months, simples, rules: rulesIn(competence), tables }) : null;

const hasFactor = (company: CompanyMonths, competence: string): boolean =>
  company.type !== 'natural_person' && regimeIn(company, competence).tax_regime === 'simples' && competence >= FIRST_FACTOR_MONTH;

/** Companies of a slice, and of them as many as are computed in one go, during which the server answers nobody. */
const SLICE = 100;
const GO = 25;

/**
 * What other tables and rules would change from a month on, of some companies after an id: the fator R of the months that are kept, and what is withheld by the
 * payrolls that are told. Both ways by the function that a person is then shown. `last`: the last company of a slice that is not the last. Two statements.
 */
export const figuresImpact =
  ({ db, months }: Pick<Deps, 'db'> & { months: MonthService }) =>
  async (law: { before: MonthLaw; after: MonthLaw }, valid_from: string, after: number): Promise<ImpactPart> => {
    const touched = await touchedFrom(db, valid_from, { after, limit: SLICE });
    const competences = touched.flatMap((company) => company.competences).toSorted();
    const [first, last] = [competences[0], competences.at(-1)];
    const ids = touched.flatMap(({ id, competences: kept }) => (kept.length > 0 ? [id] : []));
    const byId = first && last ? await months.between(ids, first, last) : new Map<number, CompanyMonths>();
    const impacts: ImpactOfCompany[] = [];
    for (const [at, company] of touched.entries()) {
      if (at > 0 && at % GO === 0) await setImmediate();
      impacts.push(...impactsOf(company, figuresOf(company, byId.get(company.id), law)));
    }
    return { impacts, last: touched.length === SLICE ? (touched.at(-1)?.id ?? null) : null };
  };

const figuresOf = (company: Touched, months: CompanyMonths | undefined, { before, after }: { before: MonthLaw; after: MonthLaw }) => {
  const simples = months && simplesMonths(months);
  const factors = company.competences.flatMap((competence) => {
    if (!months || !simples) return [];
    const [now, then] = [factorOf(months, competence, { simples, ...before }), factorOf(months, competence, { simples, ...after })];
    return [
      { impact: 'suggested_pro_labore' as const, before: now?.suggested ?? null, after: then?.suggested ?? null },
      { impact: 'pro_labore_balance' as const, before: now?.balance ?? null, after: then?.balance ?? null },
    ];
  });
  const withheld = company.payrolls.map((payroll) => {
    const by = ({ tables }: MonthLaw): number | null => {
      const kept = payrollWithheld({ ...payroll, partners: company.partners }, tables);
      return kept && kept.inss + kept.irrf;
    };
    return { impact: 'withheld' as const, before: by(before), after: by(after) };
  });
  return [...factors, ...withheld];
};
