import type { InferType } from 'yup';
import { formatCompetence, isCompetence } from '../../shared/date/competence.ts';
import { isIsoDate } from '../../shared/date/date.ts';
import { competence, integer, oneOf } from '../../shared/schema/fields.ts';
import { invoiceRequestForm } from '../invoice/invoice-form.ts';
import { firstOccurrence, lagOf, type Occurrence } from './schedule.ts';

export const REPEATS = ['monthly'] as const;
export type Repeat = (typeof REPEATS)[number];

export const repeatLabel: Record<Repeat, string> = { monthly: 'Todo mês' };

/** A request that may repeat itself. Without `repeat` it does not, and the rest says nothing. */
export const recurringRequestForm = invoiceRequestForm.shape({
  repeat: oneOf('Repetir', REPEATS, repeatLabel),
  repeat_day: requestDay().test({
    name: 'day-of-repeat',
    message: '${path}: escolha um dia de 1 a 31.',
    test: (value, { parent }) => typeof value === 'number' || !(parent as Values).repeat,
  }),
  repeat_until: lastCompetence().test({
    name: 'until-after-first',
    skipAbsent: true,
    test: (value, { parent, options: { context }, createError }) => {
      const first = firstOfRequest({ ...(parent as Values), repeat_until: null }, context?.today);
      const problem = first && value ? untilProblem(first.competence, value) : null;
      return problem ? createError({ message: problem }) : true;
    },
  }),
});
export type RecurringRequestForm = InferType<typeof recurringRequestForm>;

/** The same, for what does repeat itself. */
export const recurrenceStartForm = recurringRequestForm.shape({
  repeat: oneOf('Repetir', REPEATS, repeatLabel).required(),
  repeat_day: requestDay().required(),
});
export type RecurrenceStartForm = InferType<typeof recurrenceStartForm>;

/** What may be changed of the requests that are still to come. */
export const recurrenceChangeForm = invoiceRequestForm.pick(['gross_amount', 'description', 'shifts']).shape({
  day: requestDay().required(),
  until: lastCompetence(),
});
export type RecurrenceChangeForm = InferType<typeof recurrenceChangeForm>;

type Values = Partial<Record<'competence' | 'repeat' | 'repeat_day' | 'repeat_until', unknown>>;

/** The first request that follows the one in the form; null while the form does not say enough, or when its end comes before. */
export const firstOfRequest = (values: Values, today: string | undefined): Occurrence | null => {
  const { competence: made, repeat, repeat_day: day, repeat_until: until } = values;
  if (!repeat || !today || !isIsoDate(today)) return null;
  if (typeof made !== 'string' || !isCompetence(made) || typeof day !== 'number' || !requestDay().isValidSync(day)) return null;
  const end = typeof until === 'string' && isCompetence(until) ? until : null;
  return firstOccurrence({ day, lag: lagOf(made, today), until: end }, made, today);
};

/** Null when `next`, the competence that comes next, is asked for before the end. */
export const untilProblem = (next: string, until: string | null): string | null =>
  until === null || until >= next ? null : `Até: escolha ${formatCompetence(next)} ou um mês depois.`;

function requestDay() {
  const message = '${path}: escolha um dia de 1 a 31.';
  return integer('Dia do pedido').typeError(message).min(1, message).max(31, message);
}

function lastCompetence() {
  return competence('Até');
}
