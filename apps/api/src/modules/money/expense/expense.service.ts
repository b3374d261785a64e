import type { ListInput, Page } from '@esteto/contract/list';
import type { ExpenseRow } from '@esteto/contract/money/expense';
import { type ExpenseForm, expenseProblem, type NewExpenseForm } from '@esteto/domain/money/expense/expense-form';
import { addMonths } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { expenses as table } from '../../../tables/expense/expense.tables.ts';
import * as repository from './expense.repository.ts';

export type ExpenseService = ReturnType<typeof expenseService>;

/** What a company spends and no boleto says: written once or for months ahead, and paid by hand or by a movement of a statement. */
export const expenseService = ({ db, work }: Pick<Deps, 'db' | 'work'>) => ({
  detail: ({ company }: CompanyActor, { id }: { id: number }): Promise<ExpenseRow> => repository.detail(db, company.company_id, id),

  /** What a company meant to spend in a month, or did spend in it (`paidOnly`). */
  ofMonth: (company_id: number, input: ListInput & { month: string; paidOnly: boolean }): Promise<Page<ExpenseRow>> =>
    repository.ofMonth(db, company_id, input),

  /** One for each of its months, on the same day; only the first was paid already. */
  create: (actor: CompanyActor, { body: { months, ...form } }: { body: NewExpenseForm }): Promise<void> =>
    work(actor, async (tx) => {
      refuse(form, tx.today);
      const { company_id } = actor.company;
      const values = Array.from({ length: months }, (_, index) => ({
        ...form,
        company_id,
        due_on: addMonths(form.due_on, index),
        paid_on: index === 0 ? form.paid_on : null,
      }));
      await tx.insertAll(table, values, { action: 'expense.created', company_id });
    }),

  update: async (
    actor: CompanyActor,
    { id, body: { version, ...form } }: { id: number; body: ExpenseForm & { version: number } },
  ): Promise<ExpenseRow> => {
    const { company_id } = actor.company;
    await work(actor, async (tx) => {
      refuse(form, tx.today);
      const { row, is_matched } = await repository.lock(tx, { company_id, id, version });
      if (is_matched)
        throw new AppError(422, {
          message: 'Um lançamento do extrato pagou esta despesa. Desfaça a conciliação antes.',
          code: 'illegal_transition',
        });
      await tx.change(table, row, form, { action: 'expense.edited', company_id });
    });
    return repository.detail(db, company_id, id);
  },

  /** A movement that paid it explains nothing any more, and waits again (`holds` of the reconciliations). */
  remove: (actor: CompanyActor, { id }: { id: number }): Promise<void> =>
    work(actor, async (tx) => {
      const { company_id } = actor.company;
      const { row } = await repository.lock(tx, { company_id, id });
      await tx.change(table, row, { deleted_at: tx.now }, { action: 'expense.removed', company_id });
    }),

  /** A movement of a statement paid all of it. In the transaction of whoever says so. */
  payIn: async (tx: Tx, key: { company_id: number; id: number }, { date, amount }: { date: string; amount: number }): Promise<void> => {
    const { row, is_matched } = await repository.lock(tx, key);
    if (is_matched) throw invalid({ amount: 'Outro lançamento já pagou esta despesa.' });
    if (row.amount !== amount)
      throw invalid({ amount: `A despesa é de ${formatMoney(row.amount)}. Se foi outro valor, altere a despesa antes.` });
    await tx.change(table, row, { paid_on: date, typed_paid_on: row.paid_on }, { action: 'expense.paid', company_id: key.company_id });
  },

  unpayIn: async (tx: Tx, key: { company_id: number; id: number }): Promise<void> => {
    const { row } = await repository.lock(tx, key);
    await tx.change(
      table,
      row,
      { paid_on: row.typed_paid_on, typed_paid_on: null },
      { action: 'expense.payment_undone', company_id: key.company_id },
    );
  },
});

const refuse = (form: ExpenseForm, today: string): void => {
  const problem = expenseProblem(form, today);
  if (problem) throw invalid(problem);
};
