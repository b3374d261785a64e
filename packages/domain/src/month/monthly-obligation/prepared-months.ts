import { addCompetence, competenceOf } from '../../shared/date/competence.ts';

/** From this day of a month on, the next one is prepared. */
const NEXT_MONTH_FROM = 20;

/** Months whose obligations are written down on a day, in order. */
export const preparedMonths = (today: string): string[] => {
  const month = competenceOf(today);
  return Number(today.slice(8)) >= NEXT_MONTH_FROM ? [month, addCompetence(month, 1)] : [month];
};
