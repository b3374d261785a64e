import {
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  holidayName,
  isBusinessDay,
  nextBusinessDay,
  previousBusinessDay,
} from '../shared/date/business-day.ts';
import { addCompetence, firstDayOf, lastDayOf } from '../shared/date/competence.ts';
import { formatDateNumeric } from '../shared/date/date.ts';
import { type Step, textStep } from '../tax/step.ts';

/** What becomes of a date that is no business day. */
export const SHIFTS = ['next', 'previous', 'keep'] as const;
export type Shift = (typeof SHIFTS)[number];

export const shiftLabel: Record<Shift, string> = {
  next: 'Posterga para o dia útil seguinte',
  previous: 'Antecipa para o dia útil anterior',
  keep: 'Mantém a data',
};

/** When an obligation is due: a day of the month that lies `months` after the competence. */
export type DueRule = {
  months: number;
  on: { day: number } | { business_day: number } | 'last_day' | 'last_business_day';
  shift: Shift;
};

/** The date that the law means once weekends and national holidays are counted. A day that the month does not have is its last. */
export const legalDate = (rule: DueRule, competence: string): string => {
  const nominal = nominalDate(rule, competence);
  if (rule.shift === 'keep') return nominal;
  return rule.shift === 'next' ? businessDayOnOrAfter(nominal) : businessDayOnOrBefore(nominal);
};

/**
 * The date to work for: `daysBefore` business days before the legal one, never after the nominal day even where the law postpones it, on a business
 * day, and not on 31 December, when banks do not serve the public.
 */
export const targetDate = (rule: DueRule, competence: string, daysBefore: number): string => {
  const nominal = nominalDate(rule, competence);
  const legal = legalDate(rule, competence);
  const latest = businessDayOnOrBefore(nominal < legal ? nominal : legal);
  const served = latest.endsWith('-12-31') ? previousBusinessDay(latest) : latest;
  return Array.from({ length: daysBefore }).reduce<string>((date) => previousBusinessDay(date), served);
};

/** Why the legal date is what it is, for a person to read. */
export const dueSteps = (rule: DueRule, competence: string): Step[] => {
  const nominal = nominalDate(rule, competence);
  const legal = legalDate(rule, competence);
  const written = textStep('Vencimento pela lei', formatDateNumeric(nominal));
  if (legal === nominal) return [written];
  const reason = holidayName(nominal) ?? 'fim de semana';
  return [
    written,
    textStep('Vencimento', formatDateNumeric(legal), { formula: `${formatDateNumeric(nominal)}: ${reason}. ${shiftLabel[rule.shift]}.` }),
  ];
};

/** The day that the law writes, before weekends and holidays are counted. */
export const nominalDate = ({ months, on }: DueRule, competence: string): string => {
  const month = addCompetence(competence, months);
  if (on === 'last_day') return lastDayOf(month);
  if (on === 'last_business_day') return businessDayOnOrBefore(lastDayOf(month));
  if ('business_day' in on) return businessDayOfMonth(month, on.business_day);
  const date = `${month}-${String(on.day).padStart(2, '0')}`;
  return date < lastDayOf(month) ? date : lastDayOf(month);
};

const businessDayOfMonth = (month: string, number: number): string => {
  let date = firstDayOf(month);
  if (!isBusinessDay(date)) date = nextBusinessDay(date);
  for (let count = 1; count < number; count++) date = nextBusinessDay(date);
  return date;
};
