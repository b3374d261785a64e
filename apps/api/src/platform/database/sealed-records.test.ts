import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { ask, createTestDatabase } from '../../testing/test-database.ts';
import { SEALED_RECORD, SEALS } from './sealed-records.ts';
import { sqlState } from './sql-state.ts';

type Column = { name: string; type: string; nullable: boolean };

/** Two values of each type of column. */
const VALUES: Record<string, readonly [string, string]> = {
  bigint: ['1', '2'],
  integer: ['1', '2'],
  text: ["'one'", "'two'"],
  boolean: ['true', 'false'],
  jsonb: ["'[1]'", "'[2]'"],
  date: ["'2026-01-01'", "'2026-01-02'"],
  'timestamp with time zone': ["'2026-01-01T00:00Z'", "'2026-01-02T00:00Z'"],
};

const FOREIGN_KEY_VIOLATION = '23503';

/** A row with a value in every column, written past all rules, and who then changes one column of it as the application does. */
const sealedRow = async (table: string, status?: string) => {
  const database = await createTestDatabase(inject('server'));
  onTestFinished(() => database.drop());
  const columns = await database.sql<Column>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as nullable from information_schema.columns
      where table_name = $1 and column_name <> 'id' and is_generated = 'NEVER'`,
    [table],
  );
  const first = ({ name, type }: Column) => (name === 'status' && status ? `'${status}'` : String(VALUES[type]?.[0]));
  await ask(
    database.ownerUrl,
    `set session_replication_role = replica; insert into ${table} (${columns.map(({ name }) => name).join(', ')}) values (${columns.map(first).join(', ')})`,
  );
  const app = new pg.Client(database.appUrl);
  await app.connect();
  onTestFinished(() => app.end());
  const refuses = async (statement: string): Promise<boolean> => {
    await app.query('begin');
    try {
      await app.query(statement);
      return false;
    } catch (error) {
      // What the seal lets through may still refer to nothing.
      if (sqlState(error) === FOREIGN_KEY_VIOLATION) return false;
      if (sqlState(error) !== SEALED_RECORD) throw error;
      return true;
    } finally {
      await app.query('rollback');
    }
  };
  return { columns, refuses };
};

test.each(['invoices', 'signatures', 'hours_statements', 'payments', 'bank_transactions', 'income_tax_approvals', 'income_taxes'])(
  '%s: what somebody relies on is neither changed nor deleted',
  async (table) => {
    const { columns, refuses } = await sealedRow(table, table === 'income_taxes' ? 'finished' : undefined);
    const seals = Object.values(SEALS).filter((seal) => seal.table === table);
    // The row has all that seals it, so that only what goes on in every state of it does.
    const goesOn = columns.map(({ name }) => name).filter((name) => seals.every((seal) => seal.goesOn.includes(name)));
    const changed: string[] = [];
    for (const { name, type, nullable } of columns)
      if (!(await refuses(`update ${table} set ${name} = ${nullable ? 'null' : VALUES[type]?.[1]}`))) changed.push(name);
    expect(changed.toSorted()).toEqual(goesOn.toSorted());
    expect(await refuses(`delete from ${table}`)).toBe(true);
  },
);
