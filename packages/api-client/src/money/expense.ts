import { expense } from '@esteto/contract/money/expense';
import { overviewQueries } from '../office/overview.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { cashFlowQueries } from './cash-flow.ts';
import { reconciliationQueries } from './reconciliation.ts';

export const expenseQueries = queriesFor(expense);
export const expenseMutations = mutationsFor(expense, {
  invalidates: [expenseQueries, cashFlowQueries, reconciliationQueries, overviewQueries],
});
