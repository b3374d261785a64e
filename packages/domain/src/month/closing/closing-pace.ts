import { legalDate } from '../../law/obligation/due-rule.ts';
import { dueRuleOf } from '../../law/obligation/obligation-rules.ts';
import { isBusinessDay } from '../../shared/date/business-day.ts';
import { addCompetence, firstDayOf } from '../../shared/date/competence.ts';
import { addDays } from '../../shared/date/date.ts';

/** The day by which the guides of a month must be with the clients: that of its DAS (Res. CGSN 140/2018, art. 40), where nothing rests but the country. */
export const closingDeadline = (month: string): string => {
  const { due, type } = dueRuleOf('das', month);
  return legalDate(due, type, month);
};

/**
 * How many of a month's closings will not be done by its deadline when they go on as fast as until `today`, in business days, today counted; after it, how
 * many are not. Null before the month after begins: there is no pace yet.
 */
export const closingsAfterDeadline = (closings: { month: string; total: number; done: number }, today: string): number | null => {
  const { month, total, done } = closings;
  const [start, deadline] = [firstDayOf(addCompetence(month, 1)), closingDeadline(month)];
  if (today < start) return null;
  if (today > deadline) return total - done;
  const passed = businessDays(start, today);
  if (passed === 0) return null;
  const left = businessDays(addDays(today, 1), deadline);
  return Math.max(0, total - done - Math.floor((done / passed) * left));
};

const businessDays = (from: string, to: string): number => {
  let count = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) if (isBusinessDay(day)) count += 1;
  return count;
};
