import { fileMime } from '../../company/file/file-kinds.ts';
import { formatMoney, sumCents } from '../../shared/money/money.ts';
import { decodeText } from '../../shared/sheet/decode.ts';
import { isCnab, readCnab } from './cnab.ts';
import { type CsvTable, readCsv, type SaidColumns } from './csv.ts';
import { readOfx, type StatementAccount } from './ofx.ts';
import type { Transaction } from './transaction.ts';

export type StatementFormat = 'ofx' | 'csv' | 'xlsx' | 'cnab240' | 'pdf' | 'photo';

/** A table, whose columns a person may say. */
export const isTable = (format: StatementFormat): boolean => format === 'csv' || format === 'xlsx';

/** What a file of this type (as its content says) is read as: text that is lines of the banks' standard is no CSV, and what is none of the others is a photo. */
export const statementFormat = (mime: string, bytes: Uint8Array): StatementFormat => {
  if (mime === fileMime.csv && isCnab(decodeText(bytes.slice(0, 1000)))) return 'cnab240';
  return (['ofx', 'csv', 'xlsx', 'pdf'] as const).find((format) => fileMime[format] === mime) ?? 'photo';
};

/** A page that a person has to look at. */
export const isUnread = (format: StatementFormat): boolean => format === 'pdf' || format === 'photo';

/**
 * What a file says of one account. `account` '' where the file does not name it; balances in cents, null where it does not state them; `start` and `end` the
 * days that it says it covers.
 */
export type StatementReading = {
  bank_code: string;
  account: string;
  opening: number | null;
  closing: number | null;
  start: string | null;
  end: string | null;
  transactions: Transaction[];
};

/** Whether two files mean one account: banks write '40002-7' and '400027', '0341' and '341', '0012345' and '12345'. */
export const isSameAccount = (one: AccountNumber, other: AccountNumber): boolean =>
  bare(one.bank_code) === bare(other.bank_code) && bare(one.account) === bare(other.account);

type AccountNumber = Pick<StatementReading, 'bank_code' | 'account'>;

/** Letters and digits, without the zeros in front. */
const bare = (number: string): string =>
  number
    .replaceAll(/[^\dA-Za-z]/g, '')
    .replace(/^0+/, '')
    .toUpperCase();

/** How an account is called that nobody gave a name: by its bank and the end of its number, which stands whole nowhere but sealed. */
export const accountName = ({ bank_code, account }: AccountNumber): string =>
  [bank_code && `Banco ${bank_code}`, `conta final ${account.replaceAll(/[^\dA-Za-z]/g, '').slice(-4)}`].filter(Boolean).join(', ');

/** `table`: the columns of a CSV, where there are any to speak of. */
export type StatementFileReading = { table?: CsvTable | null } & (
  | { ok: true; accounts: StatementReading[]; warnings: string[] }
  | { ok: false; reason: string }
);

/** More than a practice moves in years; a file beyond it is sent in parts. */
export const MOST_TRANSACTIONS = 200_000;
/** More than a practice moves in a year: what is read and kept while the sender waits. A larger file is kept by a job. */
export const MOST_AT_ONCE = 20_000;

/** What an account may have between the days of a file (of each month of a larger one), before it comes: two of those that are read at once. Each new movement is compared with each of them. */
export const MOST_KNOWN = 2 * MOST_AT_ONCE;
export const TOO_MANY_KNOWN = 'Esta conta já tem lançamentos demais neste período. Fale com a equipe do Esteto.';

/** A bank gives the statement of an account; that of a household or of a practice has a few. */
const MOST_ACCOUNTS = 10;
/** Longer is no account, no bank and no description that a bank writes (OFX 2.2: 22, 9 and 255 characters). */
const LONGEST_ACCOUNT = 60;
const LONGEST_MEMO = 2_000;
/** Twice the movements: some banks break a description, or state a balance after each day. */
const MOST_LINES = 2 * MOST_TRANSACTIONS;

const TOO_MANY = 'O arquivo tem lançamentos demais. Baixe o extrato de um período menor.';

/** Warnings after which nobody can say what the file lacks: nothing of it is taken. */
const REFUSING = new Set(['empty_file', 'not_ofx', 'no_statement', 'cut_transaction', 'truncated']);

/** What a file of a bank brings, or why nothing of it is taken. A PDF and a photo are kept as they are, unread. `near`: the month ('YYYY-MM') that it is sent for; `said`: of the columns of a CSV. */
export const readStatementFile = (format: StatementFormat, bytes: Uint8Array, near?: string, said?: SaidColumns): StatementFileReading => {
  if (isUnread(format))
    return {
      ok: true,
      accounts: [{ ...UNREAD }],
      warnings: [format === 'pdf' ? 'O PDF foi guardado. A equipe lê o que ele traz.' : 'A foto foi guardada. A equipe lê o que ela traz.'],
    };
  const problem = tooMuch(format, bytes);
  if (problem) return { ok: false, reason: problem };
  const read = format === 'ofx' ? fromOfx(bytes) : format === 'cnab240' ? fromCnab(bytes) : fromCsv(bytes, near, said);
  if (!read.ok) return read;
  const movements = read.accounts.flatMap(({ transactions }) => transactions);
  if (movements.length > MOST_TRANSACTIONS) return { ok: false, reason: TOO_MANY };
  if (read.accounts.some(({ bank_code, account }) => Math.max(bank_code.length, account.length) > LONGEST_ACCOUNT))
    return { ok: false, reason: 'O número de uma conta no arquivo é comprido demais. Baixe o extrato de novo no site do banco.' };
  if (movements.some(({ id, memo, kind }) => Math.max(id.length, memo.length, kind.length) > LONGEST_MEMO))
    return { ok: false, reason: 'Um lançamento do arquivo tem um texto comprido demais. Baixe o extrato de novo no site do banco.' };
  return read;
};

/** What is seen before anything is read: how many lines, accounts and movements there would be. */
const tooMuch = (format: StatementFormat, bytes: Uint8Array): string | null => {
  const text = decodeText(bytes);
  if (text.trim() === '') return 'O arquivo está vazio. Baixe o extrato de novo no site do banco.';
  if (format === 'csv' || format === 'cnab240')
    return hasMore(text, /\r\n?|\n/g, MOST_LINES) ? 'O arquivo tem linhas demais. Baixe o extrato de um período menor.' : null;
  if (hasMore(text, /<(?:CC)?STMTRS>|<ACCTSTMT>/gi, MOST_ACCOUNTS))
    return `O arquivo traz mais de ${MOST_ACCOUNTS} contas. Baixe o extrato de uma conta de cada vez.`;
  return hasMore(text, /<(?:STMTTRN|GENTRN)>/gi, MOST_TRANSACTIONS) ? TOO_MANY : null;
};

const hasMore = (text: string, pattern: RegExp, most: number): boolean => {
  let count = 0;
  while (count <= most && pattern.test(text)) count++;
  return count > most;
};

const UNREAD: StatementReading = { bank_code: '', account: '', opening: null, closing: null, start: null, end: null, transactions: [] };

const fromOfx = (bytes: Uint8Array): StatementFileReading => {
  const { accounts, warnings } = readOfx(bytes);
  const refusal = warnings.find(({ code }) => REFUSING.has(code));
  if (refusal) return { ok: false, reason: refusal.message };
  if (accounts.length === 0) return { ok: false, reason: 'O arquivo não traz o extrato de nenhuma conta.' };
  if (accounts.some((one, index) => accounts.slice(0, index).some((other) => isSameAccount(one, other))))
    return { ok: false, reason: 'O arquivo traz a mesma conta mais de uma vez. Baixe um extrato de cada vez.' };
  return { ok: true, accounts: accounts.map(withOpening), warnings: warnings.map(({ message }) => message) };
};

/** The balance counts only when it is of the last day of the movements: many banks give that of the day of the download. */
const withOpening = ({ bank_code, account, balance, balance_date, start, end, transactions }: StatementAccount): StatementReading => {
  const closing = balance !== null && balance_date !== null && end !== null && balance_date === end ? balance : null;
  const opening = closing === null ? null : closing - sumCents(transactions.map(({ amount }) => amount));
  return { bank_code, account, opening, closing, start, end, transactions };
};

const fromCnab = (bytes: Uint8Array): StatementFileReading => {
  const { accounts, warnings } = readCnab(decodeText(bytes));
  if (accounts.length === 0) return { ok: false, reason: 'O arquivo CNAB 240 não traz o extrato de nenhuma conta.' };
  if (accounts.length > MOST_ACCOUNTS)
    return { ok: false, reason: `O arquivo traz mais de ${MOST_ACCOUNTS} contas. Baixe o extrato de uma conta de cada vez.` };
  const unbalanced = accounts.flatMap(({ opening, closing, transactions }) => {
    const balance = opening !== null && closing !== null ? checkBalance(opening, transactions, closing) : null;
    return balance && !balance.ok ? balance.message : [];
  });
  const read = accounts.map((account) => ({ ...UNREAD, ...account }));
  return { ok: true, accounts: read, warnings: [...warnings.map(({ message }) => message), ...unbalanced] };
};

const fromCsv = (bytes: Uint8Array, near: string | undefined, said: SaidColumns | undefined): StatementFileReading => {
  const read = readCsv(bytes, near, said);
  if (!read.ok) return { ok: false, reason: read.reason, table: read.table };
  const { table, opening, closing, transactions } = read;
  const balance = opening !== null && closing !== null ? checkBalance(opening, transactions, closing) : null;
  const warnings = read.warnings.map(({ message }) => message);
  if (balance && !balance.ok) warnings.push(balance.message);
  return { ok: true, accounts: [{ ...UNREAD, opening, closing, transactions }], warnings, table };
};

/** `difference` = closing - (opening + movements), in cents: above zero when the movements explain too little, below when too much. */
type BalanceCheck = { ok: true } | { ok: false; difference: number; message: string };

/** Whether the opening balance and the movements give the closing balance, all in integer cents. Says the difference in Portuguese when not. */
export const checkBalance = (opening: number, transactions: readonly Pick<Transaction, 'amount'>[], closing: number): BalanceCheck => {
  const difference = closing - closingOf(opening, transactions);
  if (!Number.isSafeInteger(difference)) return { ok: false, difference: 0, message: 'Os saldos não são valores válidos.' };
  if (difference === 0) return { ok: true };
  const message =
    difference > 0
      ? `O saldo final é ${formatMoney(difference)} maior que o saldo inicial mais os lançamentos. Falta uma entrada ou sobra uma saída.`
      : `O saldo final é ${formatMoney(-difference)} menor que o saldo inicial mais os lançamentos. Falta uma saída ou sobra uma entrada.`;
  return { ok: false, difference, message };
};

export const closingOf = (opening: number, transactions: readonly Pick<Transaction, 'amount'>[]): number =>
  opening + sumCents(transactions.map(({ amount }) => amount));
