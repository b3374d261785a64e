import { paymentDayOnOrBefore } from '../../shared/date/business-day.ts';
import { lastDayOf } from '../../shared/date/competence.ts';
import { demandCount } from '../../shared/schema/demand.ts';
import { IRPF_DELIVERY } from './tables/irpf-delivery-table.ts';

/** What staff keep of exercises, the last day to deliver by exercise: it goes before what this version of the product knows. */
export type IrpfDeadlines = Readonly<Record<number, string>>;

/** The month of the deadline while nobody knows the year's act: the last day of May on which banks serve, as each act since 2022 has said but for disasters. */
const USUAL_MONTH = '05';

/**
 * The last day to deliver the return of an exercise and to pay its tax, or the first quota of it (Lei 9.250/1995, arts. 7º and 14): as staff keep it of the
 * exercise, else as its act says, else as it usually is. Every page, letter, quota and fine asks this one. Throws DomainError for what is no year.
 */
export const irpfDeadline = (exercise_year: number, deadlines: IrpfDeadlines): string => {
  const exercise = demandCount('Exercício', exercise_year, 1900, 2199);
  const act = IRPF_DELIVERY.find((each) => each.exercise_year === exercise);
  return deadlines[exercise] ?? act?.deadline ?? paymentDayOnOrBefore(lastDayOf(`${exercise}-${USUAL_MONTH}`));
};
