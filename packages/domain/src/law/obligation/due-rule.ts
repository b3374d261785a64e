import {
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  isBusinessDay,
  isYearEnd,
  type LocalHolidays,
  nextBusinessDay,
  paymentDayOnOrBefore,
  previousBusinessDay,
  restName,
} from '../../shared/date/business-day.ts';
import { addCompetence, firstDayOf, lastDayOf } from '../../shared/date/competence.ts';
import { formatDateNumeric } from '../../shared/date/date.ts';
import { type Step, textStep } from '../tax/step.ts';

/** What becomes of a date that is no business day. */
export const SHIFTS = ['next', 'previous', 'keep'] as const;
export type Shift = (typeof SHIFTS)[number];

export const shiftLabel: Record<Shift, string> = {
  next: 'Posterga para o dia útil seguinte',
  previous: 'Antecipa para o dia útil anterior',
  keep: 'Mantém a data',
};

/** When an obligation is due: a day of the month that lies `months` after the competence, or the date that an act of its year names. */
export type DueRule = {
  months: number;
  on: { day: number } | { business_day: number } | { date: string } | 'last_day' | 'last_business_day';
  shift: Shift;
};

export const OBLIGATION_TYPES = ['payment', 'declaration', 'registration'] as const;
export type ObligationType = (typeof OBLIGATION_TYPES)[number];

export const obligationTypeLabel: Record<ObligationType, string> = {
  payment: 'Pagamento',
  declaration: 'Declaração',
  registration: 'Cadastro',
};

/**
 * The date that the law means once weekends, national holidays and those of the place are counted. A day that the month does not have is its last. A payment that would
 * end on 31 December is due on the business day before it, when banks still serve; a declaration stays.
 */
export const legalDate = (rule: DueRule, type: ObligationType, competence: string, local?: LocalHolidays): string =>
  movedDay(rule, type, nominalDate(rule, competence, local), local);

/** A day that is written, moved as the law does: whoever shows a date asks this. */
export const movedDay = (rule: Pick<DueRule, 'shift'>, type: ObligationType, day: string, local?: LocalHolidays): string => {
  const shifted = shiftedDate(rule, day, local);
  return type === 'payment' && isYearEnd(shifted) ? paymentDayOnOrBefore(shifted, local) : shifted;
};

const shiftedDate = ({ shift }: Pick<DueRule, 'shift'>, nominal: string, local?: LocalHolidays): string => {
  if (shift === 'keep') return nominal;
  return shift === 'next' ? businessDayOnOrAfter(nominal, local) : businessDayOnOrBefore(nominal, local);
};

/**
 * The date to work for: `daysBefore` business days before the legal one, never after the nominal day even where the law postpones it, on a business
 * day, and not on 31 December, when banks do not serve the public.
 */
export const targetDate = (rule: DueRule, type: ObligationType, competence: string, daysBefore: number, local?: LocalHolidays): string => {
  const nominal = nominalDate(rule, competence, local);
  const legal = legalDate(rule, type, competence, local);
  const served = paymentDayOnOrBefore(nominal < legal ? nominal : legal, local);
  return Array.from({ length: daysBefore }).reduce<string>((date) => previousBusinessDay(date, local), served);
};

/** Why the legal date is what it is, for a person to read. */
export const dueSteps = (rule: DueRule, type: ObligationType, competence: string, local?: LocalHolidays): Step[] => {
  const nominal = nominalDate(rule, competence, local);
  const legal = legalDate(rule, type, competence, local);
  const written = textStep('Vencimento pela lei', formatDateNumeric(nominal));
  if (legal === nominal) return [written];
  const served = shiftedDate(rule, nominal, local);
  const reasons = [
    ...(served === nominal
      ? []
      : [
          `${formatDateNumeric(nominal)}: ${restName(nominal) ?? (local?.has(nominal) ? 'feriado local' : 'fim de semana')}. ${shiftLabel[rule.shift]}.`,
        ]),
    ...(legal === served ? [] : [`${formatDateNumeric(served)}: os bancos não atendem. ${shiftLabel.previous}.`]),
  ];
  return [written, textStep('Vencimento', formatDateNumeric(legal), { formula: reasons.join(' ') })];
};

/** The day that the law writes, before weekends and holidays are counted. */
export const nominalDate = ({ months, on }: DueRule, competence: string, local?: LocalHolidays): string => {
  const month = addCompetence(competence, months);
  if (on === 'last_day') return lastDayOf(month);
  if (on === 'last_business_day') return businessDayOnOrBefore(lastDayOf(month), local);
  if ('date' in on) return on.date;
  if ('business_day' in on) return businessDayOfMonth(month, on.business_day, local);
  const date = `${month}-${String(on.day).padStart(2, '0')}`;
  return date < lastDayOf(month) ? date : lastDayOf(month);
};

const businessDayOfMonth = (month: string, number: number, local?: LocalHolidays): string => {
  let date = firstDayOf(month);
  if (!isBusinessDay(date, local)) date = nextBusinessDay(date, local);
  for (let count = 1; count < number; count++) date = nextBusinessDay(date, local);
  return date;
};
