import { formatMoney } from '../../shared/money/money.ts';
import { type DecimalMark, readAmount } from '../../shared/sheet/amount.ts';
import type { CsvRow } from '../../shared/sheet/csv-rows.ts';
import { isDateCell, readWrittenDay } from '../../shared/sheet/written-day.ts';
import { searchKey } from '../../shared/text/text.ts';
import { type BalanceRow, balanceRow } from './balance-row.ts';
import type { CsvPlaces } from './csv-columns.ts';
import type { Transaction } from './transaction.ts';
import type { WarningList } from './warnings.ts';

/** The code of a warning: a line that may have been a movement. */
export const UNREAD_LINE = 'unread_line';

/** A line that counts: a movement with the balance beside it, or a row that states a balance. */
export type CsvLine = { line: number; transaction: Transaction | null; states: BalanceRow | null; balance: number | null };

/** What holds for all lines of a file. `near`: the month ('YYYY-MM') that it was sent for, which gives a day without a year its year. */
type CsvReader = { columns: CsvPlaces; mark: DecimalMark | null; near: string | undefined; warnings: WarningList };

/** What is wrong with a line, in Portuguese. */
type Refusal = string;

/** What the cells of a row hold, by what they are. */
type Cells = { memo: string; date: string; amounts: string[]; direction: string; balance: string; id: string };

/**
 * Reads one row: a line, null when it is none (a warning says so), or what is wrong with it. A row that only goes on with the description of the
 * `last` line is added to it.
 */
export const csvLineReader =
  ({ columns, mark, near, warnings }: CsvReader) =>
  (row: CsvRow, last: CsvLine | undefined): CsvLine | Refusal | null => {
    const cells = cellsOf(row, columns);
    const hasAmount = cells.amounts.some(Boolean);
    const skip = (what: string, code = 'skipped_line'): null => {
      const shown = row.cells.filter(Boolean).join(' ').slice(0, 80);
      warnings.add(code, `A linha ${row.line} não foi lida como lançamento: ${what} (“${shown}”).`);
      return null;
    };

    const states = balanceRow(cells.memo) ?? balanceRow(cells.date);
    if (states) {
      skip('é um saldo');
      return { line: row.line, transaction: null, states, balance: firstAmount([cells.balance, ...cells.amounts], mark) };
    }
    if (cells.date === '' && !hasAmount && cells.memo !== '' && last?.transaction) {
      last.transaction.memo = `${last.transaction.memo} ${cells.memo}`;
      return null;
    }
    if (/^(?:sub)?tota(?:l|is)\b/i.test(row.cells.find(Boolean) ?? '')) return skip('é um total');
    if (hasAmount) return readMovement(cells, row.line, { columns, mark, near, warnings });
    if (!isDateCell(cells.date)) return skip('não tem data nem valor', row.cells.some(looksRead) ? UNREAD_LINE : undefined);
    return cells.balance === '' ? 'há uma data sem valor.' : skip('é um saldo');
  };

/** A day or a value in a column that was taken for something else. */
const looksRead = (cell: string): boolean => isDateCell(cell) || readAmount(cell, null) !== null;

const cellsOf = ({ cells }: CsvRow, columns: CsvPlaces): Cells => {
  const cell = (index: number): string => cells[index] ?? '';
  return {
    memo: [...new Set(columns.memo.map(cell).filter(Boolean))].join(' ').replace(/[\s\p{Cc}]+/gu, ' '),
    date: cell(columns.date),
    amounts: [columns.amount, columns.credit, columns.debit].map(cell),
    direction: cell(columns.direction),
    balance: cell(columns.balance),
    id: cell(columns.id),
  };
};

const firstAmount = (texts: readonly string[], mark: DecimalMark | null): number | null => {
  for (const text of texts) {
    const amount = readAmount(text, mark);
    if (amount) return amount.cents;
  }
  return null;
};

const readMovement = (cells: Cells, line: number, { columns, mark, near, warnings }: CsvReader): CsvLine | Refusal => {
  if (cells.date === '') return 'há um valor sem data.';
  const date = isDateCell(cells.date) ? readWrittenDay(cells.date, near) : null;
  if (!date) return `a data “${cells.date.slice(0, 40)}” não existe. Use dia, mês e ano.`;
  const amount = readMoney(cells.amounts, mark);
  if (typeof amount === 'string') return amount;
  const direction = directionOf(cells.direction);
  const signed = columns.isCard ? 0 - amount.cents : amount.cents;
  const cents = direction < 0 ? 0 - Math.abs(signed) : signed;
  if (amount.guessed)
    warnings.add('ambiguous_amount', `O valor da linha ${line} podia ser lido de dois modos. Ficou ${formatMoney(cents)}.`);
  if (direction > 0 && cents < 0)
    warnings.add('sign_contradicts_type', `A linha ${line} diz crédito, mas o valor é ${formatMoney(cents)}. Ficou assim.`);
  return {
    line,
    transaction: { id: cells.id, date, amount: cents, memo: cells.memo, kind: cents < 0 ? 'DEBIT' : 'CREDIT' },
    states: null,
    balance: firstAmount([cells.balance], mark),
  };
};

/** The signed amount: a column of its own, or the one of credits and debits that is not empty or zero. */
const readMoney = (
  [own = '', credit = '', debit = '']: string[],
  mark: DecimalMark | null,
): { cents: number; guessed: boolean } | Refusal => {
  if (own !== '') return readAmount(own, mark) ?? unreadable(own);
  const incoming = credit === '' ? NOTHING : readAmount(credit, mark);
  const outgoing = debit === '' ? NOTHING : readAmount(debit, mark);
  if (!incoming) return unreadable(credit);
  if (!outgoing) return unreadable(debit);
  if (incoming.cents !== 0 && outgoing.cents !== 0) return 'há um crédito e um débito na mesma linha.';
  return incoming.cents === 0
    ? { cents: 0 - Math.abs(outgoing.cents), guessed: outgoing.guessed }
    : { cents: Math.abs(incoming.cents), guessed: incoming.guessed };
};

const NOTHING = { cents: 0, guessed: false };

const unreadable = (text: string): Refusal => `o valor “${text.slice(0, 40)}” não é um número. Use um valor como 1.234,56.`;

/** -1 for a debit, 1 for a credit, 0 when the cell says neither ('Pix', 'TED'). */
const directionOf = (text: string): -1 | 0 | 1 => {
  const word = searchKey(text);
  if (/^(?:d|deb|debito|saida|-)$/.test(word)) return -1;
  return /^(?:c|cred|credito|entrada|\+)$/.test(word) ? 1 : 0;
};
