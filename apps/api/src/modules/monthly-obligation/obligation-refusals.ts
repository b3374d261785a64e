import { movementProblem } from '@esteto/domain/month/movement-problem';
import { deliveryDateProblem } from '@esteto/domain/monthly-obligation/delivery-date';
import { isOfRevenue } from '@esteto/domain/monthly-obligation/monthly-obligation-life';
import { AppError, invalid } from '../../platform/http/app-error.ts';
import type { Row } from '../../platform/work/record-table.ts';
import type { Tx } from '../../platform/work/work.ts';
import type { monthlyObligations } from '../../tables/monthly-obligation/monthly-obligation.tables.ts';
import type { MonthService } from '../month/month.service.ts';

type MonthlyObligation = Row<typeof monthlyObligations>;

/** Before its month is over nothing was delivered, nor in the future. */
export const refuseOtherDays = (rows: readonly MonthlyObligation[], delivered_on: string, today: string): void => {
  for (const { competence } of rows) {
    const problem = deliveryDateProblem(delivered_on, competence, today);
    if (problem) throw invalid({ delivered_on: problem });
  }
};

/** A DAS or a PGDAS-D of a month with revenue has something to say. One statement where there are such. */
export const refuseMovement = async (months: MonthService, tx: Tx, rows: readonly MonthlyObligation[]): Promise<void> => {
  const told = rows.filter(({ rule_key }) => isOfRevenue(rule_key));
  const competences = told.map(({ competence }) => competence).toSorted();
  const [first, last] = [competences[0], competences.at(-1)];
  if (!first || !last) return;
  const known = await months.between([...new Set(told.map(({ company_id }) => company_id))], first, last, tx.db);
  for (const { company_id, competence } of told) {
    const company = known.get(company_id);
    const problem = company && movementProblem(company, competence);
    if (problem) throw new AppError(422, { message: problem, code: 'month_has_revenue' });
  }
};
