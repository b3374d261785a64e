import type { ListInput, Page } from '@esteto/contract/list';
import type { ExpenseRow } from '@esteto/contract/money/expense';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, between, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { expenses } from '../../../tables/expense/expense.tables.ts';
import { isMatched, isWritten } from './expense-scope.ts';

const rows = (db: Reader) =>
  db
    .select({
      id: expenses.id,
      version: expenses.version,
      created_at: expenses.created_at,
      updated_at: expenses.updated_at,
      description: expenses.description,
      category: expenses.category,
      amount: expenses.amount,
      due_on: expenses.due_on,
      paid_on: expenses.paid_on,
      is_matched: isMatched,
    })
    .from(expenses);

export const detail = async (db: Reader, company_id: number, id: number): Promise<ExpenseRow> => {
  const [row] = await rows(db).where(and(isWritten(company_id), eq(expenses.id, id)));
  if (!row) throw notFound();
  return row;
};

/** What a company meant to spend in a month, or did spend in it (`paidOnly`). */
export const ofMonth = (
  db: Reader,
  company_id: number,
  { month, paidOnly, ...input }: ListInput & { month: string; paidOnly: boolean },
): Promise<Page<ExpenseRow>> =>
  readPage(
    db,
    {
      input,
      orders: { due_on: expenses.due_on },
      defaultOrder: 'due_on',
      id: expenses.id,
      where: and(isWritten(company_id), between(paidOnly ? expenses.paid_on : expenses.due_on, firstDayOf(month), lastDayOf(month))),
    },
    (where) => rows(db).where(where),
  );

/** The expense, held until the end of the transaction, and whether a movement paid it. */
export const lock = async (tx: Tx, { company_id, id, version = null }: { company_id: number; id: number; version?: number | null }) => {
  const row = await tx.lock(expenses, { id, version, scope: isWritten(company_id) });
  return { row, is_matched: (await detail(tx.db, company_id, id)).is_matched };
};
