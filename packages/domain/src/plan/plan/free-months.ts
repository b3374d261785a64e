import { addCompetence, competenceOf, lastCompetences, monthsBetween } from '../../shared/date/competence.ts';
import { addDays } from '../../shared/date/date.ts';

/** `from`: the first month ('YYYY-MM') of a discount that was not looked at yet; `charged`: the months of which there is a charge. */
export type FreeMonthsOf = { from: string; trial_until: string | null; charged: readonly string[]; is_free: boolean };

/**
 * How many months that are over by `today` would have been charged, and were not because their discount leaves nothing to pay: each is a payment of the
 * discount, as the paid ones are. A trial is charged from the day after it on.
 */
export const freeMonths = ({ from, trial_until, charged, is_free }: FreeMonthsOf, today: string): number => {
  const first = trial_until === null ? from : laterOf(from, competenceOf(addDays(trial_until, 1)));
  const over = Math.max(0, monthsBetween(first, competenceOf(today)));
  const months = lastCompetences(addCompetence(competenceOf(today), -1), over);
  return is_free ? months.filter((month) => !charged.includes(month)).length : 0;
};

const laterOf = (one: string, other: string): string => (one > other ? one : other);
