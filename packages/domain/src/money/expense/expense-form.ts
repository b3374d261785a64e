import type { InferType } from 'yup';
import { cents, integer, isoDate, object, oneOf, text } from '../../shared/schema/fields.ts';
import { EXPENSES, expenseCategoryLabel } from '../reconciliation/transaction-category.ts';

/** So many months of an expense are written at once: two years. */
export const MOST_MONTHS = 24;

/** What a company spends and no boleto says: a rent, a supplier's note. `due_on`: the day for which it is meant; `paid_on`: null until it was paid. */
export const expenseForm = object({
  description: text('Descrição').max(120).required(),
  category: oneOf('Categoria', EXPENSES, expenseCategoryLabel).required(),
  amount: cents('Valor')
    .min(1, 'Valor: escreva um valor maior que zero.')
    .max(99_999_999_99, 'Valor: escreva um valor menor que 100 milhões.')
    .required(),
  due_on: isoDate('Vencimento').required(),
  paid_on: isoDate('Pago em'),
});
export type ExpenseForm = InferType<typeof expenseForm>;

/** A new one may come every month, on the same day. */
export const newExpenseForm = expenseForm.shape({
  months: integer('Repetir por').min(1).max(MOST_MONTHS, `Repetir por: escolha até ${MOST_MONTHS} meses.`).default(1).required(),
});
export type NewExpenseForm = InferType<typeof newExpenseForm>;

/** The field that cannot be right as of `today`, with why: nothing was paid in the future, and nothing is written for a day that nobody plans for. */
export const expenseProblem = ({ due_on, paid_on }: ExpenseForm, today: string): Record<string, string> | null => {
  if (paid_on && paid_on > today) return { paid_on: 'Pago em: este dia ainda não chegou.' };
  const year = Number(today.slice(0, 4));
  if (due_on < `${year - 10}` || due_on >= `${year + 4}`) return { due_on: `Vencimento: escolha um dia entre ${year - 10} e ${year + 3}.` };
  return null;
};
