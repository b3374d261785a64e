import { isDeepStrictEqual } from 'node:util';
import { NO_ACCOUNT, type PersonalAccount } from '@esteto/domain/company/bank-account/personal-account';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { each } from '../jobs/each.ts';
import type { Place, Secrets } from './secrets.ts';

// Bank data, which stand in the column `sealed_account` of their table and nowhere else: whoever gets hold of the database reads none of them.

/** The tables that keep some, and the column whose value names their place. That of an account which is only being opened is its company. */
const PLACED_BY = { accreditations: 'id', income_taxes: 'id', bank_accounts: 'company_id', companies: 'id' } as const;
type AccountTable = keyof typeof PLACED_BY;

const placeOf = (table: AccountTable, row: number): Place => ({ table, column: 'sealed_account', row });

/** `none`: what stands for a null. */
export const sealedAccounts = <Account extends object>(secrets: Secrets, table: AccountTable, none: Account) => {
  const open = (row: number, sealed: string | null): Account =>
    sealed === null ? none : JSON.parse(secrets.open(sealed, placeOf(table, row)));
  const seal = (row: number, account: Account): string | null =>
    isDeepStrictEqual(account, none) ? null : secrets.seal(JSON.stringify(account), placeOf(table, row));
  return {
    open,
    seal,
    /** Sealed, or as it was where it is the same: each sealing reads otherwise, and would pass for a change. */
    keep: (row: number, before: string | null, account: Account): string | null =>
      isDeepStrictEqual(open(row, before), account) ? before : seal(row, account),
  };
};

export type PersonalAccounts = ReturnType<typeof personalAccounts>;

/** Accounts of people who are paid, or pay, in person. */
export const personalAccounts = (secrets: Secrets, table: 'accreditations' | 'income_taxes') =>
  sealedAccounts<PersonalAccount>(secrets, table, NO_ACCOUNT);

type StoredRow = Record<string, unknown>;

/** A row as it is stored, with what its account says beside it: for the copy of their data that a person asks for. */
export const withAccount = (secrets: Secrets, table: string, row: StoredRow): StoredRow => {
  const { sealed_account: sealed } = row;
  return isAccountTable(table) && typeof sealed === 'string'
    ? { ...row, ...sealedAccounts<object>(secrets, table, {}).open(Number(row[PLACED_BY[table]]), sealed) }
    : row;
};

const isAccountTable = (table: string): table is AccountTable => table in PLACED_BY;

/** Seals with the current key what a former one has sealed, so that the former one may go. Run by a job. */
export const resealAccounts = async ({ db, secrets }: { db: Database; secrets: Secrets }, table: AccountTable): Promise<void> => {
  const name = sql.identifier(table);
  const { rows } = await db.execute<{ id: number; place: number; sealed: string }>(
    sql`select id::float8 as id, ${sql.identifier(PLACED_BY[table])}::float8 as place, sealed_account as sealed from ${name}
      where not starts_with(sealed_account, ${secrets.currentPrefix}) order by id`,
  );
  await each(table, rows, async ({ id, place: row, sealed }) => {
    const place = placeOf(table, row);
    const anew = secrets.seal(secrets.open(sealed, place), place);
    // Unless another account was told meanwhile.
    await db.execute(sql`update ${name} set sealed_account = ${anew} where id = ${id} and sealed_account = ${sealed}`);
  });
};
