import { readWrittenDay } from '../../shared/sheet/written-day.ts';
import { type Transaction, withOwnIds } from './transaction.ts';
import { type Warning, warningList } from './warnings.ts';

// The statement that banks send to companies: "Extrato de Conta Corrente para Conciliação Bancária" of FEBRABAN (Layout padrão CNAB 240, segmento E, versions
// 030 to 050). Lines of 240 characters, each field in its place; an account is a batch with its opening balance in the first line and its closing one in
// the last.

const WIDTH = 240;

/** One account; balances in signed cents, null where they are no number. */
export type CnabAccount = {
  bank_code: string;
  account: string;
  opening: number | null;
  closing: number | null;
  transactions: Transaction[];
};

const at = (line: string, from: number, until: number): string => line.slice(from - 1, until).trim();

/** Cents with 'D' behind them where money is owed or leaves. */
const centsAt = (line: string, from: number): number | null => {
  const digits = at(line, from, from + 17);
  if (!/^\d{18}$/.test(digits) || !Number.isSafeInteger(Number(digits))) return null;
  return at(line, from + 18, from + 18).toUpperCase() === 'D' ? 0 - Number(digits) : Number(digits);
};

/** The text is lines of the standard's width that begin with the record of a file. */
export const isCnab = (text: string): boolean => /^\d{3}0000 ?0.{231,232}(?:\r?\n|$)/.test(text.slice(0, WIDTH + 2));

/** Reads the batches of a statement; a file of payments or of collection has none. What cannot be read of a line is told, and nothing throws. Linear. */
export const readCnab = (text: string): { accounts: CnabAccount[]; warnings: Warning[] } => {
  const warnings = warningList();
  const accounts: CnabAccount[] = [];
  for (const line of text.split(/\r?\n/)) {
    const kind = line[7];
    if (kind === '1' && at(line, 9, 11) === 'E04') accounts.push(accountOf(line));
    const account = accounts.at(-1);
    if (kind === '3' && line[13] === 'E') {
      const movement = account && movementOf(line);
      if (movement) account.transactions.push(movement);
      else warnings.add('cnab_line', `Uma linha do arquivo não foi lida como lançamento: “${line.slice(134, 201).trim().slice(0, 80)}”.`);
    }
    if (kind === '5' && account && account.closing === null) account.closing = centsAt(line, 151);
  }
  for (const account of accounts) account.transactions = withOwnIds(account.transactions).transactions;
  return { accounts, warnings: warnings.all() };
};

const accountOf = (line: string): CnabAccount => ({
  bank_code: at(line, 1, 3),
  account: [at(line, 59, 70).replace(/^0+/, ''), at(line, 71, 72)].filter(Boolean).join('-'),
  opening: centsAt(line, 151),
  closing: null,
  transactions: [],
});

/** The bank numbers the lines of a file and no movements, so that an id is made of what a movement says. */
const movementOf = (line: string): Transaction | null => {
  const date = readWrittenDay(at(line, 143, 150));
  const amount = centsAt(line, 151);
  if (!date || amount === null) return null;
  const memo = [at(line, 177, 201), at(line, 202, 240)].filter(Boolean).join(' ').replace(/\s+/g, ' ');
  return { id: '', date, amount, memo, kind: amount < 0 ? 'DEBIT' : 'CREDIT' };
};
