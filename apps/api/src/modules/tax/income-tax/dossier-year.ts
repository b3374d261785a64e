import { dossierYearProblem } from '@esteto/domain/tax/income-tax/income-tax-fact-form';
import { invalid } from '../../../platform/http/app-error.ts';
import type { Tx } from '../../../platform/work/work.ts';

/** Nothing is told of a year that has not begun. */
export const refuseComingYear = ({ today }: Pick<Tx, 'today'>, year: number): void => {
  const problem = dossierYearProblem(year, today);
  if (problem) throw invalid({ year: problem });
};
