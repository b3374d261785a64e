import type { SentStatement } from '@esteto/contract/month/statement';
import type { Span } from '@esteto/domain/month/statement/joined-balances';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Reader } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { files } from '../../../tables/platform/files.tables.ts';
import { reconciliations } from '../../../tables/reconciliation/reconciliation.tables.ts';
import { bankTransactions, statementFiles, statementImports, statements } from '../../../tables/statement/statement.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import type { StatementRow } from './statement.repository.ts';

/** So many of the last files are shown: four years of two accounts. */
const MOST_SHOWN = 100;

const undoer = alias(users, 'undoer');

/** The files that were sent, the latest first, with who sent and who took back. */
export const latest = (db: Reader, company_id: number): Promise<SentStatement[]> =>
  db
    .select({
      id: statementImports.id,
      sent_at: statementImports.created_at,
      sent_by: users.name,
      file_name: files.name,
      months: statementImports.months,
      fresh: statementImports.fresh,
      repeated: statementImports.repeated,
      state: sql<SentStatement['state']>`case when ${statementImports.waiting} is not null then 'reading'
        when ${statementImports.failed} is not null then 'failed' else 'kept' end`,
      total: statementImports.total,
      done: statementImports.done,
      problem: statementImports.failed,
      undone_at: statementImports.undone_at,
      undone_by: undoer.name,
    })
    .from(statementImports)
    .innerJoin(files, eq(files.id, statementImports.file_id))
    .leftJoin(users, eq(users.id, statementImports.created_by))
    .leftJoin(undoer, eq(undoer.id, statementImports.undone_by))
    .where(eq(statementImports.company_id, company_id))
    .orderBy(desc(statementImports.id))
    .limit(MOST_SHOWN);

export const find = async (db: Reader, id: number, scope?: SQL) => {
  const [row] = await db
    .select()
    .from(statementImports)
    .where(and(eq(statementImports.id, id), scope));
  return row;
};

/** Past every event and version, and beside the transaction that keeps the movements: it is told again and again meanwhile. */
export const tellProgress = async (db: Database, id: number, done: number): Promise<void> => {
  await db.update(statementImports).set({ done }).where(eq(statementImports.id, id));
};

/** What another file says of the same month. */
export type OtherFile = Span & { is_whole: boolean };

/** The months that a file fell into, each with what the other files say of it; how many of its movements a person explained. */
export const monthsOf = async (
  tx: Tx,
  id: number,
): Promise<{ months: { statement: StatementRow; others: OtherFile[] }[]; said: number }> => {
  const said = tx.db
    .select({ count: sql<number>`count(*)::int`.as('count') })
    .from(reconciliations)
    .innerJoin(bankTransactions, eq(bankTransactions.id, reconciliations.transaction_id))
    .where(and(eq(bankTransactions.import_id, id), sql`${reconciliations.undone_at} is null and ${reconciliations.rule_id} is null`));
  const own = tx.db.select({ id: statementFiles.statement_id }).from(statementFiles).where(eq(statementFiles.import_id, id));
  const rows = await tx.db
    .select({ statement: statements, file: statementFiles, said: sql<number>`(${said})` })
    .from(statements)
    .innerJoin(statementFiles, eq(statementFiles.statement_id, statements.id))
    .where(inArray(statements.id, own))
    .orderBy(asc(statements.id), asc(statementFiles.id));
  const byMonth = Map.groupBy(rows, ({ statement }) => statement.id);
  const months = [...byMonth.values()].flatMap((parts) => {
    const [first] = parts;
    const others = parts.filter(({ file }) => file.import_id !== id).map(({ file }) => spanOf(file));
    return first ? [{ statement: first.statement, others }] : [];
  });
  return { months, said: rows[0]?.said ?? 0 };
};

export const spanOf = ({
  opening_balance,
  closing_balance,
  first_day,
  last_day,
  is_whole,
}: typeof statementFiles.$inferSelect): OtherFile => ({
  opening: opening_balance,
  closing: closing_balance,
  first: first_day,
  last: last_day,
  is_whole,
});

/** The movements of a file count no more, nor what rules said of them; its months do not hold it any more. One statement. */
export const takeBack = async (tx: Tx, id: number): Promise<void> => {
  await tx.db.execute(sql`
    with gone as (update ${bankTransactions} set undone_at = ${tx.now} where import_id = ${id} returning id),
      unsaid as (update ${reconciliations} set undone_at = ${tx.now} where undone_at is null and transaction_id in (select id from gone))
    delete from ${statementFiles} where import_id = ${id}
  `);
};
