import { irpfDeadline } from '@esteto/domain/law/tax/irpf-deadline';
import type { NewIncomeTaxForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import type { Row, Values } from '../../../platform/work/record-table.ts';
import type { incomeTaxes } from '../../../tables/income-tax/income-tax.tables.ts';
import type { incomeTaxYears } from '../../../tables/income-tax/income-tax-year.tables.ts';

type Year = Pick<Row<typeof incomeTaxYears>, 'deadline'>;

/** Noon in the country of whoever delivered it: nobody says at what time. */
const NOON = 'T15:00:00.000Z';

/** What is kept of a return that another office delivered: nothing is asked for it, and nothing is charged, whatever the form says of a price. Of a year that Esteto did not work in the deadline is the law's. */
export const deliveredReturn = (
  { user_id, exercise_year, kind, rectifies_id, responsible_id, deadline }: NewIncomeTaxForm,
  delivered_on: string,
  year: Year | null,
): Values<typeof incomeTaxes> => ({
  user_id,
  exercise_year,
  kind,
  rectifies_id,
  status: 'transmitted',
  responsible_id,
  deadline: deadline ?? irpfDeadline(exercise_year, year ? { [exercise_year]: year.deadline } : {}),
  is_covered: true,
  price: 0,
  transmitted_at: `${delivered_on}${NOON}`,
});
