import { sumCents } from '../shared/money/money.ts';
import { checkBalance } from './balance-check.ts';
import { readCsv } from './csv.ts';
import { readOfx, type StatementAccount } from './ofx.ts';
import type { Transaction } from './transaction.ts';

export const STATEMENT_FORMATS = ['ofx', 'csv', 'pdf'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** What a file says of one account. `account` '' where the file does not name it; balances in cents, null where it does not state them. */
export type StatementReading = {
  bank_code: string;
  account: string;
  opening: number | null;
  closing: number | null;
  transactions: Transaction[];
};

export type StatementFileReading = { ok: true; accounts: StatementReading[]; warnings: string[] } | { ok: false; reason: string };

/** More than a practice moves in a year; a file beyond it is sent in parts. */
export const MOST_TRANSACTIONS = 20_000;

/** Warnings after which nobody can say what the file lacks: nothing of it is taken. */
const REFUSING = new Set(['empty_file', 'not_ofx', 'no_statement', 'cut_transaction', 'truncated']);

/** What a file of a bank brings, or why nothing of it is taken. A PDF is kept as it is, unread. */
export const readStatementFile = (format: StatementFormat, bytes: Uint8Array): StatementFileReading => {
  if (format === 'pdf') return { ok: true, accounts: [{ ...UNREAD }], warnings: ['O PDF foi guardado. A equipe lê o que ele traz.'] };
  const read = format === 'ofx' ? fromOfx(bytes) : fromCsv(bytes);
  if (!read.ok) return read;
  if (read.accounts.some(({ transactions }) => transactions.length > MOST_TRANSACTIONS))
    return { ok: false, reason: 'O arquivo tem lançamentos demais. Baixe o extrato de um período menor.' };
  return read;
};

const UNREAD: StatementReading = { bank_code: '', account: '', opening: null, closing: null, transactions: [] };

const fromOfx = (bytes: Uint8Array): StatementFileReading => {
  const { accounts, warnings } = readOfx(bytes);
  const refusal = warnings.find(({ code }) => REFUSING.has(code));
  if (refusal) return { ok: false, reason: refusal.message };
  if (accounts.length === 0) return { ok: false, reason: 'O arquivo não traz o extrato de nenhuma conta.' };
  if (new Set(accounts.map(({ bank_code, account }) => `${bank_code}|${account}`)).size < accounts.length)
    return { ok: false, reason: 'O arquivo traz a mesma conta mais de uma vez. Baixe um extrato de cada vez.' };
  return { ok: true, accounts: accounts.map(withOpening), warnings: warnings.map(({ message }) => message) };
};

/** The balance counts only when it is of the last day of the movements: many banks give that of the day of the download. */
const withOpening = ({ bank_code, account, balance, balance_date, end, transactions }: StatementAccount): StatementReading => {
  const closing = balance !== null && balance_date !== null && end !== null && balance_date === end ? balance : null;
  const opening = closing === null ? null : closing - sumCents(transactions.map(({ amount }) => amount));
  return { bank_code, account, opening, closing, transactions };
};

const fromCsv = (bytes: Uint8Array): StatementFileReading => {
  const read = readCsv(bytes);
  if (!read.ok) return { ok: false, reason: read.reason };
  const { opening, closing, transactions } = read;
  const balance = opening !== null && closing !== null ? checkBalance(opening, transactions, closing) : null;
  const warnings = read.warnings.map(({ message }) => message);
  if (balance && !balance.ok) warnings.push(balance.message);
  return { ok: true, accounts: [{ bank_code: '', account: '', opening, closing, transactions }], warnings };
};
