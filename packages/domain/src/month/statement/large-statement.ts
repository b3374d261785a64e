import type { CsvTable } from './csv.ts';
import { type MonthPart, monthParts } from './month-parts.ts';
import { MOST_AT_ONCE, type StatementFileReading, type StatementReading } from './statement-file.ts';

/** A month of a file whose movements are still text (JSON): they become records one month at a time, so that no more than one is held. */
export type PackedPart = Omit<MonthPart, 'transactions'> & { count: number; movements: string };

export type PackedAccount = Pick<StatementReading, 'bank_code' | 'account'> & { parts: PackedPart[] };

/** `count`: of movements. */
export type PackedReading =
  | { ok: true; accounts: PackedAccount[]; count: number; warnings: string[]; table: CsvTable | null }
  | { ok: false; reason: string };

export const countOfReading = (accounts: readonly Pick<StatementReading, 'transactions'>[]): number =>
  accounts.reduce((count, { transactions }) => count + transactions.length, 0);

/** A reading as it is answered while its sender waits: of more than is kept at once (`MOST_AT_ONCE`) only whose it is and how many there are. */
export const briefReading = (read: StatementFileReading): StatementFileReading & { later?: number } => {
  if (!read.ok) return read;
  const count = countOfReading(read.accounts);
  if (count <= MOST_AT_ONCE) return read;
  return { ...read, accounts: read.accounts.map((account) => ({ ...account, transactions: [] })), later: count };
};

/** A reading by the months of its movements; `sentFor` is 'YYYY-MM'. */
export const packedReading = (read: StatementFileReading, sentFor: string): PackedReading => {
  if (!read.ok) return { ok: false, reason: read.reason };
  const accounts = read.accounts.map((account) => ({
    bank_code: account.bank_code,
    account: account.account,
    parts: monthParts(account, sentFor).map(({ transactions, ...part }) => ({
      ...part,
      count: transactions.length,
      movements: JSON.stringify(transactions),
    })),
  }));
  return { ok: true, accounts, count: countOfReading(read.accounts), warnings: read.warnings, table: read.table ?? null };
};

/** The month as it was before it was packed. */
export const unpackedPart = ({ count: _count, movements, ...part }: PackedPart): MonthPart => ({
  ...part,
  transactions: JSON.parse(movements) as MonthPart['transactions'],
});
