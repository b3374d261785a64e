import type { CompanyMonths } from '@esteto/domain/law/month/company-months';
import { monthTax } from '@esteto/domain/law/tax/month-tax';
import { movementProblem } from '@esteto/domain/month/month/movement-problem';
import {
  deliveryAmountProblem,
  deliveryDateProblem,
  guideDue,
  isGuideKnown,
  type KnownTaxes,
} from '@esteto/domain/month/monthly-obligation/delivery-problem';
import { isOfRevenue } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import type { MonthService } from '../month/month.service.ts';
import { closedCarneLeao } from './monthly-obligation.repository.ts';

type MonthlyObligation = Row<typeof monthlyObligations>;

/** Before its month is over nothing was delivered, nor in the future. */
export const refuseOtherDays = (rows: readonly MonthlyObligation[], delivered_on: string, today: string): void => {
  for (const row of rows) {
    const problem = deliveryDateProblem(delivered_on, row, today);
    if (problem) throw invalid({ delivered_on: problem });
  }
};

type Told = { delivered_on: string; amount?: number | null; reason?: string | null };

/**
 * What each guide is delivered over: what is told, else what was noted, else what its month is known to owe. Another amount needs its reason. Two statements at
 * most.
 */
export const amountsDelivered = async (
  months: MonthService,
  tx: Tx,
  rows: readonly MonthlyObligation[],
  { delivered_on, amount = null, reason = null }: Told,
): Promise<Map<number, number | null>> => {
  const taxesOf = await knownTaxes(months, tx, rows);
  return new Map(
    rows.map((row) => {
      const { id, rule_key, competence, legal_date } = row;
      const taxes = taxesOf(row);
      const due = taxes && guideDue(rule_key, taxes);
      const delivered = amount ?? row.amount ?? (due?.is_most ? null : (due?.amount ?? null));
      const problem =
        due && delivered !== null && isGuideKnown(rule_key)
          ? deliveryAmountProblem({ rule_key, competence, legal_date, delivered_on, amount: delivered, reason }, due)
          : null;
      if (problem) throw invalid({ reason: problem });
      return [id, delivered];
    }),
  );
};

/** What the competences of guides are known to owe, each of its company. */
const knownTaxes = async (months: MonthService, tx: Tx, rows: readonly MonthlyObligation[]) => {
  const isBook = ({ rule_key }: MonthlyObligation): boolean => rule_key === 'carne_leao';
  const guides = rows.filter(({ rule_key }) => isGuideKnown(rule_key));
  const companies = await monthsOf(
    months,
    tx,
    guides.filter((row) => !isBook(row)),
  );
  const books = await closedCarneLeao(tx.db, guides.filter(isBook));
  return (row: MonthlyObligation): KnownTaxes | null => {
    const company = isBook(row) ? undefined : companies.get(row.company_id);
    const { das_due, presumido } = company ? monthTax(company, row.competence) : NO_COMPANY_TAX;
    return { das_due, presumido, carne_leao: books.get(`${row.company_id} ${row.competence}`) ?? null };
  };
};

const NO_COMPANY_TAX = { das_due: null, presumido: null };

const monthsOf = (months: MonthService, tx: Tx, rows: readonly MonthlyObligation[]) => {
  const competences = rows.map(({ competence }) => competence).toSorted();
  const [first, last] = [competences[0], competences.at(-1)];
  if (!first || !last) return Promise.resolve(new Map<number, CompanyMonths>());
  return months.between([...new Set(rows.map(({ company_id }) => company_id))], first, last, tx.db);
};

/** A DAS or a PGDAS-D of a month with revenue has something to say. One statement where there are such. */
export const refuseMovement = async (months: MonthService, tx: Tx, rows: readonly MonthlyObligation[]): Promise<void> => {
  const ofRevenue = rows.filter(({ rule_key }) => isOfRevenue(rule_key));
  const companies = await monthsOf(months, tx, ofRevenue);
  for (const { company_id, competence } of ofRevenue) {
    const company = companies.get(company_id);
    const problem = company && movementProblem(company, competence);
    if (problem) throw new AppError(422, { message: problem, code: 'month_has_revenue' });
  }
};
