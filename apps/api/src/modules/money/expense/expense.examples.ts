import { cashFlow } from '@esteto/contract/money/cash-flow';
import { expense } from '@esteto/contract/money/expense';
import type { ExpenseForm } from '@esteto/domain/money/expense/expense-form';
import type { Examples } from '../../../testing/example.ts';
import { type Scene, whileActive } from '../../../testing/scene.ts';

export const rent = {
  description: 'Aluguel do consultório',
  category: 'rent' as const,
  amount: 320_000,
  due_on: '2026-12-05',
  paid_on: null,
};

let written = 0;

/** An expense of the scene's company, each of another amount, as its month tells it. */
export const newExpense = (scene: Scene, values: Partial<ExpenseForm> = {}) =>
  whileActive(scene, async ({ api, company, partner }) => {
    const at = { company_id: company.id };
    written += 1;
    const body = { ...rent, description: `Aluguel ${written}`, ...values, months: 1 };
    await api.ask(expense.create, { ...at, body }, { as: partner });
    const { items } = await api.ask(cashFlow.planned, { ...at, month: body.due_on.slice(0, 7), limit: 100 }, { as: partner });
    const row = items.findLast(({ description }) => description === body.description);
    if (!row) throw new Error('the expense is not in its month');
    return row;
  });

export const expenseExamples: Examples<'expense'> = {
  expense: {
    detail: async (scene) => ({ id: (await newExpense(scene)).id }),
    create: () => ({ body: { ...rent, months: 2 } }),
    update: async (scene) => {
      const { id, version } = await newExpense(scene);
      return { id, body: { ...rent, version } };
    },
    remove: async (scene) => ({ id: (await newExpense(scene)).id }),
  },
};
