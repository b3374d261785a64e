import { expense } from '@esteto/contract/money/expense';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { expenseService } from './expense.service.ts';

export type ExpenseServices = ReturnType<typeof expenseModule>['services'];

export const expenseModule = (deps: Deps) => {
  const services = { expenses: expenseService(deps) };
  return defineModule({ services, routes: bindAll(expense, services.expenses) });
};
