import type { StatementYear } from '@esteto/contract/month/statement';
import type { StatementColumn } from '@esteto/domain/month/statement/csv-columns';
import { type HeldMovement, MOST_DAYS_APART, type PlacedMovement } from '@esteto/domain/month/statement/look-alike';
import { MOST_KNOWN } from '@esteto/domain/month/statement/statement-file';
import type { Transaction } from '@esteto/domain/month/statement/transaction';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import type { Columns } from '@esteto/domain/shared/sheet/columns';
import { searchKey } from '@esteto/domain/shared/text/text';
import { and, asc, between, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { closings } from '../../../tables/closing/closing.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { bankRules } from '../../../tables/reconciliation/reconciliation.tables.ts';
import {
  bankAccounts,
  bankTransactions,
  statementFiles,
  statementImports,
  statements,
} from '../../../tables/statement/statement.tables.ts';
import { hasGap, isInUse } from './statement-scope.ts';

export type Month = { year: number; month: number };
export type StatementRow = typeof statements.$inferSelect;
export type BankAccountRow = typeof bankAccounts.$inferSelect;

export const accountsOf = (db: Reader, company_id: number): Promise<BankAccountRow[]> =>
  db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.company_id, company_id), isInUse))
    .orderBy(asc(bankAccounts.id));

export const ofYear = (db: Reader, company_id: number, year: number): Promise<StatementYear['statements']> =>
  db
    .select({
      id: statements.id,
      bank_account_id: statements.bank_account_id,
      month: statements.month,
      status: statements.status,
      has_gap: hasGap,
      message: statements.message,
      sent_at: statements.sent_at,
    })
    .from(statements)
    .innerJoin(bankAccounts, eq(bankAccounts.id, statements.bank_account_id))
    .where(and(eq(statements.company_id, company_id), eq(statements.year, year), isInUse))
    .orderBy(asc(statements.month), asc(statements.bank_account_id));

/** 'YYYY-MM'. What is written afterwards the database itself refuses. */
export const isClosed = async (db: Reader, company_id: number, month: string): Promise<boolean> => {
  const where = and(eq(closings.company_id, company_id), eq(closings.month, month), eq(closings.status, 'closed'));
  return (await db.select({ id: closings.id }).from(closings).where(where)).length > 0;
};

/**
 * Two files of a company are taken one after the other, so that neither doubles what the other brings. Answers the months ('YYYY-MM') that are closed, and
 * whether rules wait for what comes.
 */
export const lockCompany = async (tx: Tx, company_id: number): Promise<{ closed: string[]; has_rules: boolean }> => {
  const closed = tx.db
    .select({ months: sql`coalesce(array_agg(${closings.month}), '{}')` })
    .from(closings)
    .where(and(eq(closings.company_id, company_id), eq(closings.status, 'closed')));
  const rules = tx.db
    .select({ id: bankRules.id })
    .from(bankRules)
    .where(and(eq(bankRules.company_id, company_id), isNull(bankRules.deleted_at)));
  const [row] = await tx.db
    .select({ closed: sql<string[]>`(${closed})`, has_rules: sql<boolean>`exists (${rules})` })
    .from(companies)
    .where(eq(companies.id, company_id))
    .for('no key update');
  return row ?? { closed: [], has_rules: false };
};

export const competenceOfMonth = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

export const monthOfCompetence = (competence: string): Month => ({
  year: Number(competence.slice(0, 4)),
  month: Number(competence.slice(5)),
});

/** The days of the movements that a statement brought. */
const movementDay = (which: 'min' | 'max') =>
  sql<string | null>`(select ${sql.raw(which)}(${bankTransactions.date})::text from ${bankTransactions}
    where ${bankTransactions.bank_account_id} = ${statements.bank_account_id} and ${bankTransactions.statement_id} = ${statements.id}
      and ${bankTransactions.undone_at} is null)`;

export type StatementAround = StatementRow & { first: string | null; last: string | null };

/** Statements with the days of their movements; the ids of those that hold a file of this content in `holding`. */
export type Around = { statements: StatementAround[]; holding: ReadonlySet<number> };

/** The accounts of a company, with those that became another one, and their statements of some months ('YYYY-MM'). */
export const accountsAround = async (
  tx: Tx,
  company_id: number,
  { from, until }: { from: string; until: string },
  checksum: string,
): Promise<Around & { accounts: BankAccountRow[] }> => {
  const month = sql`${statements.year} * 12 + ${statements.month}`;
  const rows = await tx.db
    .select({ account: bankAccounts, statement: statements, holds: statementFiles.id, first: movementDay('min'), last: movementDay('max') })
    .from(bankAccounts)
    .leftJoin(statements, and(eq(statements.bank_account_id, bankAccounts.id), between(month, numberOf(from), numberOf(until))))
    .leftJoin(statementFiles, and(eq(statementFiles.statement_id, statements.id), eq(statementFiles.checksum, checksum)))
    .where(and(eq(bankAccounts.company_id, company_id), or(isInUse, isNotNull(bankAccounts.merged_into_id))))
    .orderBy(asc(bankAccounts.id));
  return {
    accounts: [...new Map(rows.map(({ account }) => [account.id, account])).values()],
    statements: rows.flatMap(({ statement, first, last }) => (statement ? [{ ...statement, first, last }] : [])),
    holding: new Set(rows.flatMap(({ statement, holds }) => (statement && holds !== null ? [statement.id] : []))),
  };
};

/** Months in a row, counted. */
const numberOf = (competence: string): number => {
  const { year, month } = monthOfCompetence(competence);
  return year * 12 + month;
};

/** The statement of an account in a month, where something was said of it. */
export const ofMonth = async (tx: Tx, bank_account_id: number, { year, month }: Month): Promise<StatementRow | undefined> => {
  const [row] = await tx.db
    .select()
    .from(statements)
    .where(and(eq(statements.bank_account_id, bank_account_id), eq(statements.year, year), eq(statements.month, month)));
  return row;
};

/** What a file says of one of its months. */
export const keepPart = async (tx: Tx, sent: { import_id: number; file_id: string }, part: KeptFile): Promise<void> => {
  await tx.db.insert(statementFiles).values({ ...part, ...sent });
};

/** Movements of a file, in order; as one value (`keepImport`). */
export const keepMovements = async (
  tx: Tx,
  { company_id, import_id }: { company_id: number; import_id: number },
  movements: readonly KeptMovement[],
): Promise<void> => {
  const rows = movements.map((movement) => ({ ...movement, search_key: searchKey(movement.memo) }));
  await tx.db.execute(sql`
    insert into ${bankTransactions} (company_id, bank_account_id, statement_id, fitid, date, amount, memo, kind, search_key, import_id, twin_id)
    select ${company_id}, row.bank_account_id, row.statement_id, row.id, row.date, row.amount, row.memo, row.kind, row.search_key, ${import_id}, row.twin_id
    from rows from (json_to_recordset(${JSON.stringify(rows)}::json)
      as (bank_account_id bigint, statement_id bigint, id text, date date, amount bigint, memo text, kind text, search_key text, twin_id bigint))
      with ordinality as row (bank_account_id, statement_id, id, date, amount, memo, kind, search_key, twin_id, place)
    order by row.place
  `);
};

type AccountColumns = Pick<BankAccountRow, 'id' | 'name'> & CorrectedColumns;

/** The accounts of a company, each with what people said of the columns of its files, the latest first; with nulls where nobody said anything. */
export const correctedColumns = (db: Reader, company_id: number): Promise<AccountColumns[]> => {
  const said = db
    .selectDistinct({
      id: statementImports.id,
      bank_account_id: statements.bank_account_id,
      headers: statementImports.headers,
      columns: statementImports.columns,
    })
    .from(statementImports)
    .innerJoin(statementFiles, eq(statementFiles.import_id, statementImports.id))
    .innerJoin(statements, eq(statements.id, statementFiles.statement_id))
    .where(and(eq(statementImports.company_id, company_id), isNotNull(statementImports.headers)))
    .orderBy(desc(statementImports.id))
    .limit(MOST_CORRECTED)
    .as('said');
  return db
    .select({ id: bankAccounts.id, name: bankAccounts.name, headers: said.headers, columns: said.columns })
    .from(bankAccounts)
    .leftJoin(said, eq(said.bank_account_id, bankAccounts.id))
    .where(and(eq(bankAccounts.company_id, company_id), isInUse))
    .orderBy(desc(said.id));
};

/** Files whose columns are remembered: four years of two accounts. */
const MOST_CORRECTED = 100;

/** Whether any file brought a movement of the account in a month ('YYYY-MM'). */
export const hasMovements = async (tx: Tx, bank_account_id: number, month: string): Promise<boolean> => {
  const inMonth = between(bankTransactions.date, firstDayOf(month), lastDayOf(month));
  const rows = await tx.db
    .select({ id: bankTransactions.id })
    .from(bankTransactions)
    .where(and(eq(bankTransactions.bank_account_id, bank_account_id), inMonth, isNull(bankTransactions.undone_at)))
    .limit(1);
  return rows.length > 0;
};

/** What is known of an account between two days, and no more of it than `most`. */
export const movementsBetween = (
  tx: Tx,
  bank_account_id: number,
  { from, until, most }: { from: string; until: string; most: number },
): Promise<Transaction[]> =>
  tx.db
    .select({
      id: bankTransactions.fitid,
      date: bankTransactions.date,
      amount: bankTransactions.amount,
      memo: bankTransactions.memo,
      kind: bankTransactions.kind,
    })
    .from(bankTransactions)
    .where(
      and(
        eq(bankTransactions.bank_account_id, bank_account_id),
        between(bankTransactions.date, from, until),
        isNull(bankTransactions.undone_at),
      ),
    )
    .orderBy(asc(bankTransactions.id))
    .limit(most);

/** Movements of a company of the same money as some of `incoming`, about the same days. */
export const sameMoney = async (
  tx: Tx,
  company_id: number,
  incoming: readonly PlacedMovement[],
  /** An import whose movements are no likeness: those of one file are what its bank says they are. */
  import_id: number | null = null,
): Promise<HeldMovement[]> => {
  const money = [...new Map(incoming.map(({ date, amount }) => [`${date} ${amount}`, { date, amount }])).values()];
  const { rows } = await tx.db.execute<Omit<HeldMovement, 'amount'> & { amount: string }>(sql`
    select distinct held.id::int as movement, held.bank_account_id::int, held.fitid as id, held.date::text, held.amount, held.memo, held.kind
    from json_to_recordset(${JSON.stringify(money)}::json) as row (date date, amount bigint)
    join ${bankTransactions} held on held.company_id = ${company_id} and held.amount = row.amount and held.undone_at is null
      and held.import_id is distinct from ${import_id}::bigint
      and held.date between row.date - ${MOST_DAYS_APART}::int and row.date + ${MOST_DAYS_APART}::int
    order by movement
    limit ${MOST_KNOWN}
  `);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
};

type Sent = { file_id: string; fresh: number; repeated: number; months: readonly string[] } & CorrectedColumns;
/** Null where the file's own names say what its columns are. */
export type CorrectedColumns = { headers: string | null; columns: Columns<StatementColumn> | null };
type KeptFile = Omit<typeof statementFiles.$inferInsert, 'import_id' | 'file_id'>;
type KeptMovement = PlacedMovement & { statement_id: number; twin_id: number | null };

/**
 * The file as it was sent, what it says of each of its months, and its new movements. One statement, the movements as one value: twenty thousand with a place
 * for each of their values would keep the server busy with writing it.
 */
export const keepImport = async (
  tx: Tx,
  company_id: number,
  sent: Sent,
  { kept, movements }: { kept: readonly KeptFile[]; movements: readonly KeptMovement[] },
): Promise<void> => {
  const user = tx.actor.user?.id ?? null;
  const rows = movements.map((movement) => ({ ...movement, search_key: searchKey(movement.memo) }));
  await tx.db.execute(sql`
    with sent as (
      insert into ${statementImports} (created_at, updated_at, created_by, updated_by, company_id, file_id, fresh, repeated, months, headers, columns)
      values (${tx.now}, ${tx.now}, ${user}, ${user}, ${company_id}, ${sent.file_id}, ${sent.fresh}, ${sent.repeated}, ${JSON.stringify(sent.months)}::jsonb,
        ${sent.headers}, ${sent.columns && JSON.stringify(sent.columns)}::jsonb)
      returning id
    ), kept as (
      insert into ${statementFiles} (statement_id, file_id, format, checksum, import_id, is_whole, opening_balance, closing_balance, first_day, last_day)
      select row.statement_id, ${sent.file_id}, row.format, row.checksum, sent.id, row.is_whole, row.opening_balance, row.closing_balance, row.first_day, row.last_day
      from sent, json_to_recordset(${JSON.stringify(kept)}::json)
        as row (statement_id bigint, format text, checksum text, is_whole boolean, opening_balance bigint, closing_balance bigint, first_day date, last_day date)
    )
    insert into ${bankTransactions} (company_id, bank_account_id, statement_id, fitid, date, amount, memo, kind, search_key, import_id, twin_id)
    select ${company_id}, row.bank_account_id, row.statement_id, row.id, row.date, row.amount, row.memo, row.kind, row.search_key, sent.id, row.twin_id
    from sent, rows from (json_to_recordset(${JSON.stringify(rows)}::json)
      as (bank_account_id bigint, statement_id bigint, id text, date date, amount bigint, memo text, kind text, search_key text, twin_id bigint))
      with ordinality as row (bank_account_id, statement_id, id, date, amount, memo, kind, search_key, twin_id, place)
    order by row.place
  `);
};
