import type { ListInput, Page } from '@esteto/contract/list';
import type { TransactionRow } from '@esteto/contract/money/reconciliation';
import type { TargetKind, TransactionFilters } from '@esteto/domain/money/reconciliation/reconciliation-form';
import type { TransactionCategory } from '@esteto/domain/money/reconciliation/transaction-category';
import type { TransactionStanding } from '@esteto/domain/money/reconciliation/transaction-status';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, asc, between, count, eq, gt, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { clients } from '../../../tables/client/client.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { expenses } from '../../../tables/expense/expense.tables.ts';
import { invoices } from '../../../tables/invoice/invoice.tables.ts';
import { filedReinfs, type Partner, partnersOf } from '../../../tables/profit-distribution/profit-scope.ts';
import { bankRules, reconciliations, reconciliationTargets } from '../../../tables/reconciliation/reconciliation.tables.ts';
import { bankAccounts, bankTransactions } from '../../../tables/statement/statement.tables.ts';
import { expenseAmount, holds, isExpense } from './reconciliation-scope.ts';

const isSaid = (more: SQL = sql`true`): SQL =>
  sql`exists (select from ${reconciliations} where ${reconciliations.transaction_id} = ${bankTransactions.id} and ${holds} and ${more})`;

const hasTargets: SQL = sql`exists (select from ${reconciliationTargets} where ${reconciliationTargets.reconciliation_id} = ${reconciliations.id})`;

const inStanding: Record<TransactionStanding, SQL> = {
  waiting: sql`not ${bankTransactions.is_said}`,
  alike: sql`exists (select from bank_transactions other where other.id = bank_transactions.twin_id and other.undone_at is null)`,
  matched: isSaid(hasTargets),
  categorized: isSaid(sql`${reconciliations.category} is not null and not ${hasTargets}`),
  ignored: isSaid(sql`${reconciliations.is_ignored}`),
};

/** A part of a movement, with what its note or boleto is called. */
export type SaidPart = {
  kind: TargetKind;
  id: number;
  payment_id: number | null;
  amount: number;
  number: string | null;
  issue_date: string | null;
  competence: string | null;
  name: string;
};

export type Said = {
  id: number;
  category: TransactionCategory | null;
  is_ignored: boolean;
  note: string | null;
  by_rule: boolean;
  parts: SaidPart[];
};

const saidParts: SQL = sql`(select coalesce(json_agg(json_build_object(
    'kind', case when ${reconciliationTargets.boleto_id} is not null then 'boleto' when ${reconciliationTargets.expense_id} is not null then 'expense' else 'invoice' end,
    'id', coalesce(${reconciliationTargets.boleto_id}, ${reconciliationTargets.expense_id}, ${reconciliationTargets.invoice_id}),
    'payment_id', ${reconciliationTargets.payment_id}, 'amount', ${reconciliationTargets.amount},
    'number', ${invoices.number}, 'issue_date', ${invoices.issue_date}, 'competence', ${invoices.competence},
    'name', coalesce(${clients.name}, ${boletos.description}, ${expenses.description})) order by ${reconciliationTargets.id}), '[]')
  from ${reconciliationTargets}
  left join ${invoices} on ${invoices.id} = ${reconciliationTargets.invoice_id}
  left join ${clients} on ${clients.id} = ${invoices.client_id}
  left join ${boletos} on ${boletos.id} = ${reconciliationTargets.boleto_id}
  left join ${expenses} on ${expenses.id} = ${reconciliationTargets.expense_id}
  where ${reconciliationTargets.reconciliation_id} = ${reconciliations.id})`;

const said = sql<Said | null>`(select json_build_object(
    'id', ${reconciliations.id}, 'category', ${reconciliations.category}, 'is_ignored', ${reconciliations.is_ignored},
    'note', ${reconciliations.note}, 'by_rule', ${reconciliations.rule_id} is not null, 'parts', ${saidParts})
  from ${reconciliations} where ${reconciliations.transaction_id} = ${bankTransactions.id} and ${holds})`;

/** Another movement that this one may be, while that one counts. */
const twin = sql<TransactionRow['twin']>`(select json_build_object('date', other.date, 'memo', other.memo, 'account', account.name)
  from bank_transactions other join bank_accounts account on account.id = other.bank_account_id
  where other.id = bank_transactions.twin_id and other.undone_at is null)`;

const columns = {
  id: bankTransactions.id,
  company_id: bankTransactions.company_id,
  date: bankTransactions.date,
  memo: bankTransactions.memo,
  amount: bankTransactions.amount,
  account: bankAccounts.name,
  said: said.as('said'),
  twin: twin.as('twin'),
};

const rows = (db: Reader) =>
  db.select(columns).from(bankTransactions).innerJoin(bankAccounts, eq(bankAccounts.id, bankTransactions.bank_account_id));

export type MovementRow = Awaited<ReturnType<typeof rows>>[number];

/** The movements of a company that count: those of a file that was taken back do not. */
const ofCompany = (company_id: number): SQL | undefined =>
  and(eq(bankTransactions.company_id, company_id), isNull(bankTransactions.undone_at));

export const list = (db: Reader, company_id: number, input: ListInput & Partial<TransactionFilters>): Promise<Page<MovementRow>> =>
  readPage(
    db,
    {
      input,
      orders: { date: bankTransactions.date, amount: bankTransactions.amount },
      defaultOrder: '-date',
      id: bankTransactions.id,
      sums: { amount: bankTransactions.amount },
      where: and(
        ofCompany(company_id),
        containsKey(bankTransactions.search_key, input.search),
        input.bank_account_id ? eq(bankTransactions.bank_account_id, input.bank_account_id) : undefined,
        input.month ? between(bankTransactions.date, firstDayOf(input.month), lastDayOf(input.month)) : undefined,
        input.direction ? (input.direction === 'in' ? gt : lt)(bankTransactions.amount, 0) : undefined,
        input.standing ? inStanding[input.standing] : undefined,
      ),
    },
    (where) => rows(db).where(where),
  );

export type MovementDetail = MovementRow & { partners: Partner[]; filed: string[] };

/** With whose it may be if it is a profit. */
export const detail = async (db: Reader, company_id: number, id: number): Promise<MovementDetail> => {
  const company = sql`${bankTransactions.company_id}`;
  const [row] = await db
    .select({ ...columns, partners: partnersOf(company), filed: filedReinfs(company) })
    .from(bankTransactions)
    .innerJoin(bankAccounts, eq(bankAccounts.id, bankTransactions.bank_account_id))
    .where(and(ofCompany(company_id), eq(bankTransactions.id, id)));
  if (!row) throw notFound();
  return row;
};

/** The movement, held until the end of the transaction: two who explain it come one after the other. */
export const lockMovement = async (tx: Tx, company_id: number, id: number): Promise<MovementDetail> => {
  await tx.db
    .select({ id: bankTransactions.id })
    .from(bankTransactions)
    .where(and(ofCompany(company_id), eq(bankTransactions.id, id)))
    .for('no key update');
  return detail(tx.db, company_id, id);
};

/** A movement that looks like another one is another one, or counts no more. */
export const settleLikeness = async (tx: Tx, id: number, isOther: boolean): Promise<void> => {
  await tx.db
    .update(bankTransactions)
    .set(isOther ? { twin_id: null } : { undone_at: tx.now })
    .where(eq(bankTransactions.id, id));
};

export const addTargets = async (tx: Tx, targets: (typeof reconciliationTargets.$inferInsert)[]): Promise<void> => {
  if (targets.length > 0) await tx.db.insert(reconciliationTargets).values(targets);
};

/** Rules speak for one company at a time, so that no movement is explained twice. */
export const holdCompany = async (tx: Tx, company_id: number): Promise<void> => {
  await tx.db.select({ id: companies.id }).from(companies).where(eq(companies.id, company_id)).for('no key update');
};

/** So many movements that wait are looked through for those that a rule knows. */
const MOST_WAITING = 5_000;

/** Movements of a company about which nothing is said, in the order of their days. */
export const waiting = (db: Reader, company_id: number) =>
  db
    .select({ id: bankTransactions.id, memo: bankTransactions.memo, amount: bankTransactions.amount })
    .from(bankTransactions)
    .where(and(ofCompany(company_id), inStanding.waiting, not(inStanding.alike)))
    .orderBy(sql`${bankTransactions.date} desc`)
    .limit(MOST_WAITING);

/** What a company spent in a month beside its boletos, as its bank tells it. */
export const bankExpenses = (db: Reader, company_id: number, month: string, input: ListInput): Promise<Page<ExpenseRow>> =>
  readPage(
    db,
    {
      input,
      orders: { date: bankTransactions.date },
      defaultOrder: 'date',
      id: bankTransactions.id,
      where: and(
        between(bankTransactions.date, firstDayOf(month), lastDayOf(month)),
        sql`exists (select from ${reconciliations} where ${reconciliations.transaction_id} = ${bankTransactions.id} and ${isExpense(company_id)})`,
      ),
    },
    (where) =>
      db
        .select({
          id: bankTransactions.id,
          date: bankTransactions.date,
          memo: bankTransactions.memo,
          category: sql<TransactionCategory>`${reconciliations.category}`,
          amount: expenseAmount.mapWith(Number),
        })
        .from(bankTransactions)
        .innerJoin(reconciliations, and(eq(reconciliations.transaction_id, bankTransactions.id), isExpense(company_id)))
        .where(where),
  );

export type ExpenseRow = { id: number; date: string; memo: string; category: TransactionCategory; amount: number };

export type RuleRow = typeof bankRules.$inferSelect;

export const rulesInForce = (company_id: number): SQL | undefined =>
  and(eq(bankRules.company_id, company_id), isNull(bankRules.deleted_at));

export const rules = (db: Reader, company_id: number): Promise<RuleRow[]> =>
  db.select().from(bankRules).where(rulesInForce(company_id)).orderBy(asc(bankRules.words), asc(bankRules.id));

/** What a rule has said that still counts. */
export const saidBy = (rule_id: number): SQL | undefined => and(eq(reconciliations.rule_id, rule_id), isNull(reconciliations.undone_at));

/** The rules, or one of them, with how many movements each explains. */
export const rulesWithHits = (db: Reader, company_id: number, id?: number) =>
  db
    .select({
      id: bankRules.id,
      version: bankRules.version,
      words: bankRules.words,
      is_inflow: bankRules.is_inflow,
      category: bankRules.category,
      hits: count(reconciliations.id),
    })
    .from(bankRules)
    .leftJoin(reconciliations, and(eq(reconciliations.rule_id, bankRules.id), isNull(reconciliations.undone_at)))
    .where(and(rulesInForce(company_id), id === undefined ? undefined : eq(bankRules.id, id)))
    .groupBy(bankRules.id)
    .orderBy(asc(bankRules.words), asc(bankRules.id));
