import { lastDayOf } from '../shared/date/competence.ts';
import { formatDateNumeric } from '../shared/date/date.ts';

/** Why an obligation of a competence cannot have been delivered on a day, null where it can: its month must be over, and the day must have come. */
export const deliveryDateProblem = (delivered_on: string, competence: string, today: string): string | null => {
  if (delivered_on > today) return 'Entregue em: esta data ainda não chegou.';
  const end = lastDayOf(competence);
  return delivered_on < end ? `Entregue em: a competência só termina em ${formatDateNumeric(end)}.` : null;
};
