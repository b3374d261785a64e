import type { InferType } from 'yup';
import { RECURRENCE_STATUSES, recurrenceStatusLabel } from '../../billing/invoice-recurrence/invoice-recurrence-life.ts';
import { REPEATS, repeatLabel } from '../../billing/invoice-recurrence/recurrence-form.ts';
import { isCompetence } from '../../shared/date/competence.ts';
import { isIsoDate } from '../../shared/date/date.ts';
import { besides, cents, competence, id, integer, object, oneOf, rate, text } from '../../shared/schema/fields.ts';
import { boletoCreateForm } from '../boleto/boleto-form.ts';
import { discountUntilFor, dueDateFor, nextBoleto, rhythmOf } from './boleto-schedule.ts';

/** Five years: longer than any contract of the office. */
const MOST_MONTHS = 60;

/** Why the boleto of a form cannot be made anew each month; null where it can, or where its own fields are not right yet. */
const repeatProblem = (form: unknown, today: string | undefined): string | null => {
  if (besides(form, 'kind') === 'tax') return 'Repetir: o valor de um tributo muda todo mês. Inclua cada guia.';
  const [month, due_date, discount_until] = [besides(form, 'competence'), besides(form, 'due_date'), besides(form, 'discount_until')];
  if (!month) return 'Repetir: escolha a competência do primeiro boleto.';
  if (!isCompetence(month) || !due_date || !isIsoDate(due_date) || (discount_until && !isIsoDate(discount_until))) return null;
  const rhythm = rhythmOf({ competence: month, due_date, discount_until }, null);
  if (discount_until && discountUntilFor(rhythm, month) !== discount_until)
    return 'Repetir: o desconto precisa acabar a menos de um mês do vencimento.';
  const next = nextBoleto(rhythm, month);
  return next && today && dueDateFor(rhythm, next.competence) < today
    ? 'Repetir: o boleto do mês seguinte já estaria vencido. Comece por um mês mais novo.'
    : null;
};

const repeat = () =>
  oneOf('Repetir', REPEATS, repeatLabel).test({
    name: 'can-repeat',
    skipAbsent: true,
    test: (_value, { parent, options: { context }, createError }) => {
      const problem = repeatProblem(parent, context?.today);
      return problem === null || createError({ message: problem });
    },
  });

/** A boleto that may be made anew each month. Without `repeat` it is not, and the months say nothing. */
export const repeatingBoletoForm = boletoCreateForm.shape({
  repeat: repeat(),
  /** With the first; null: until somebody ends it. */
  repeat_months: integer('Por quantos meses')
    .min(2, '${path}: escreva de 2 a 60, ou deixe vazio para não ter fim.')
    .max(MOST_MONTHS, '${path}: escreva de 2 a 60, ou deixe vazio para não ter fim.'),
});
export type RepeatingBoletoForm = InferType<typeof repeatingBoletoForm>;

/** The same, of one that is. */
export const boletoRecurrenceStartForm = repeatingBoletoForm.shape({ repeat: repeat().required() });

const dayOfMonth = (label: string) => {
  const message = '${path}: escolha um dia de 1 a 31.';
  return integer(label).typeError(message).min(1, message).max(31, message);
};

/** What may be changed of the boletos that are still to come. `discount_day`: in the month before where it is the later number. */
export const boletoRecurrenceForm = object({
  description: text('Descrição').max(120).required(),
  amount: cents('Valor').required().min(1, '${path}: escreva mais que zero.'),
  day: dayOfMonth('Dia do vencimento').required(),
  until: competence('Até'),
  fine_rate: rate('Multa'),
  interest_rate: rate('Juros ao mês'),
  discount_amount: cents('Desconto')
    .min(1, '${path}: escreva mais que zero, ou deixe vazio.')
    .test('of-amount', (discount, { parent, createError }) => {
      const { amount, discount_day } = parent as { amount?: unknown; discount_day?: unknown };
      if (typeof discount !== 'number')
        return typeof discount_day !== 'number' || createError({ message: 'Desconto: escreva de quanto ele é.' });
      return typeof amount !== 'number' || discount < amount || createError({ message: 'Desconto: precisa ser menor que o valor.' });
    }),
  discount_day: dayOfMonth('Desconto até o dia').test('with-amount', (day, { parent, createError }) => {
    const { discount_amount } = parent as { discount_amount?: unknown };
    return typeof day === 'number' || typeof discount_amount !== 'number' || createError({ message: 'Desconto até o dia: escreva o dia.' });
  }),
});
export type BoletoRecurrenceForm = InferType<typeof boletoRecurrenceForm>;

export const boletoRecurrenceFilters = object({
  company_id: id('Empresa'),
  status: oneOf('Situação', RECURRENCE_STATUSES, recurrenceStatusLabel),
});
