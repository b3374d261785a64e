import { expenseForm, newExpenseForm } from '@esteto/domain/money/expense/expense-form';
import { boolean, type InferType } from 'yup';
import { expenses } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { recordFields, versioned } from '../record.ts';

/** `is_matched`: a movement of a statement paid it. */
export const expenseRow = expenseForm.shape({ ...recordFields, is_matched: boolean().required() });
export type ExpenseRow = InferType<typeof expenseRow>;

export const expense = {
  detail: get('expenses/:id', { summary: 'Uma despesa da empresa.', who: expenses.edit, answer: expenseRow }),
  create: post('expenses', { summary: 'Inclui uma despesa, uma vez ou por vários meses.', who: expenses.edit, body: newExpenseForm }),
  update: put('expenses/:id', { summary: 'Altera uma despesa.', who: expenses.edit, body: versioned(expenseForm), answer: expenseRow }),
  remove: del('expenses/:id', { summary: 'Retira uma despesa; um lançamento que a pagou volta a esperar.', who: expenses.edit }),
};
