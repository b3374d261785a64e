import type { BankAccount } from '@esteto/contract/month/bank-account';
import type { Transaction } from '@esteto/domain/month/statement/transaction';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { reconciliations } from '../../../../tables/reconciliation/reconciliation.tables.ts';
import {
  bankAccounts,
  bankTransactions,
  statementFiles,
  statementImports,
  statements,
} from '../../../../tables/statement/statement.tables.ts';
import type { BankAccountRow, StatementRow } from '../statement.repository.ts';
import { type OtherFile, spanOf } from '../statement-import.repository.ts';
import { isInUse } from '../statement-scope.ts';

export const list = (db: Reader, company_id: number): Promise<BankAccount[]> =>
  db
    .select({
      id: bankAccounts.id,
      version: bankAccounts.version,
      name: bankAccounts.name,
      transactions: sql<number>`count(${bankTransactions.id})::int`,
      first_day: sql<string | null>`min(${bankTransactions.date})::text`,
      last_day: sql<string | null>`max(${bankTransactions.date})::text`,
    })
    .from(bankAccounts)
    .leftJoin(bankTransactions, and(eq(bankTransactions.bank_account_id, bankAccounts.id), isNull(bankTransactions.undone_at)))
    .where(and(eq(bankAccounts.company_id, company_id), isInUse))
    .groupBy(bankAccounts.id)
    .orderBy(asc(bankAccounts.id));

export type AccountKey = { company_id: number; id: number };

export const lockAccount = (tx: Tx, { company_id, id }: AccountKey, version: number | null = null): Promise<BankAccountRow> =>
  tx.lock(bankAccounts, { id, version, scope: and(eq(bankAccounts.company_id, company_id), isInUse) });

/** Two accounts of a company; 404 where one of them is not there. */
export const lockBoth = async (tx: Tx, company_id: number, { from, into }: Succession): Promise<[BankAccountRow, BankAccountRow]> => {
  const scope = and(inArray(bankAccounts.id, [from, into]), eq(bankAccounts.company_id, company_id), isInUse);
  const rows = await tx.lockAll(bankAccounts, { scope, most: 2 });
  const [one, other] = [from, into].map((id) => rows.find((row) => row.id === id));
  if (!one || !other) throw notFound();
  return [one, other];
};

/** The months of accounts, in order, each with what its files say of it. */
export const monthsOf = async (tx: Tx, ids: readonly number[]): Promise<{ statement: StatementRow; files: OtherFile[] }[]> => {
  const rows = await tx.db
    .select({ statement: statements, file: statementFiles })
    .from(statements)
    .leftJoin(statementFiles, eq(statementFiles.statement_id, statements.id))
    .where(inArray(statements.bank_account_id, [...ids]))
    .orderBy(asc(statements.year), asc(statements.month), asc(statementFiles.id));
  return [...Map.groupBy(rows, ({ statement }) => statement.id).values()].flatMap((parts) => {
    const [first] = parts;
    return first ? [{ statement: first.statement, files: parts.flatMap(({ file }) => (file ? [spanOf(file)] : [])) }] : [];
  });
};

/** A movement that counts; `is_said`: somebody or a rule explained it. */
export type HeldMovement = Transaction & { movement: number; bank_account_id: number; is_said: boolean };

/** The movements of accounts that count, no more of them than `most`. */
export const movementsOf = (tx: Tx, ids: readonly number[], most: number): Promise<HeldMovement[]> =>
  tx.db
    .select({
      movement: bankTransactions.id,
      bank_account_id: bankTransactions.bank_account_id,
      id: bankTransactions.fitid,
      date: bankTransactions.date,
      amount: bankTransactions.amount,
      memo: bankTransactions.memo,
      kind: bankTransactions.kind,
      // The names of both tables stand, which drizzle leaves out of a select of one.
      is_said: sql<boolean>`exists (select from reconciliations said where said.transaction_id = bank_transactions.id and said.undone_at is null)`,
    })
    .from(bankTransactions)
    .where(and(inArray(bankTransactions.bank_account_id, [...ids]), isNull(bankTransactions.undone_at)))
    .orderBy(asc(bankTransactions.id))
    .limit(most);

/** How many movements of an account somebody explained. */
export const countSaid = async (tx: Tx, id: number): Promise<number> => {
  const [row] = await tx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(bankTransactions)
    .innerJoin(reconciliations, eq(reconciliations.transaction_id, bankTransactions.id))
    .where(and(eq(bankTransactions.bank_account_id, id), isNull(bankTransactions.undone_at), isNull(reconciliations.undone_at)));
  return row?.count ?? 0;
};

/** An account or a month that goes, and the one that has what it held. */
export type Succession = { from: number; into: number };

/**
 * Everything that an account holds is the other one's: movements and files fall to the months that stay, and months that go are gone; a file that both had
 * stays once, and so do movements (`doubled`). One statement.
 */
export const handOver = async (
  tx: Tx,
  { from, into }: Succession,
  { joined, doubled }: { joined: readonly Succession[]; doubled: readonly number[] },
): Promise<void> => {
  const pairs = sql`json_to_recordset(${JSON.stringify(joined)}::json) as pair ("from" bigint, "into" bigint)`;
  await tx.db.execute(sql`
    with twice as (
      delete from ${statementFiles} using ${pairs} where statement_id = pair."from"
        and exists (select from ${statementFiles} other where other.statement_id = pair."into" and other.checksum = ${statementFiles.checksum})
      returning ${statementFiles.id}
    ), moved as (
      update ${statementFiles} set statement_id = pair."into" from ${pairs}
      where statement_id = pair."from" and ${statementFiles.id} not in (select id from twice)
    ), gone as (
      delete from ${statements} where id in (select pair."from" from ${pairs})
    )
    update ${bankTransactions} set bank_account_id = ${into},
      undone_at = case when id = any(${sql.param([...doubled])}::bigint[]) then ${tx.now} else undone_at end, statement_id = coalesce(
      (select pair."into" from ${pairs} where pair."from" = ${bankTransactions.statement_id}), statement_id)
    where bank_account_id = ${from} or statement_id in (select pair."from" from ${pairs})
  `);
};

/** Nothing of an account counts any more; a file that spoke of it alone was taken back with it. One statement. */
export const clear = async (tx: Tx, id: number): Promise<void> => {
  await tx.db.execute(sql`
    with gone as (
      update ${bankTransactions} set undone_at = ${tx.now} where bank_account_id = ${id} and undone_at is null
    ), own as (
      select import_id from ${statementFiles} join ${statements} on ${statements.id} = ${statementFiles.statement_id}
      where import_id in (
        select import_id from ${statementFiles} join ${statements} on ${statements.id} = ${statementFiles.statement_id}
        where ${statements.bank_account_id} = ${id})
      group by import_id having bool_and(${statements.bank_account_id} = ${id})
    )
    update ${statementImports} set undone_at = ${tx.now}, undone_by = ${tx.actor.user?.id ?? null}, updated_at = ${tx.now}, version = version + 1
    where undone_at is null and id in (select import_id from own)
  `);
};
