import { formatMoney } from '../../shared/money/money.ts';
import { type DecimalMark, decimalMarkOf, hasNoSeparator, readAmount } from '../../shared/sheet/amount.ts';
import { decodeText } from '../../shared/sheet/decode.ts';
import { readWrittenDay } from '../../shared/sheet/written-day.ts';
import { countOf } from '../../shared/text/text.ts';
import { balanceRow } from './balance-row.ts';
import { readOfxBlocks } from './ofx-blocks.ts';
import type { OfxAccount, OfxMovement } from './ofx-content.ts';
import { type Transaction, withOwnIds } from './transaction.ts';
import { type Warning, type WarningList, warningList } from './warnings.ts';

/**
 * One account of a file. `bank_code` the three digits of the bank, '' when the file does not say; `balance` in integer cents at the end of
 * `balance_date`; `start` and `end` the days that the bank says the movements cover.
 */
export type StatementAccount = {
  bank_code: string;
  account: string;
  currency: string;
  start: string | null;
  end: string | null;
  balance: number | null;
  balance_date: string | null;
  transactions: Transaction[];
};

/**
 * Reads an OFX file as Brazilian banks write it: SGML with or without closing tags, XML, OFC, any charset, several accounts, cards.
 * Amounts in integer cents, dates as the bank printed them, whatever zone stands beside. Nothing is left out without a warning, and nothing throws: a
 * file that is no OFX gives no account and says so. Linear in the size of the file.
 */
export const readOfx = (bytes: Uint8Array): { accounts: StatementAccount[]; warnings: Warning[] } => {
  const warnings = warningList();
  const blocks = readOfxBlocks(decodeText(bytes));
  const accounts = blocks.accounts.map((account) => readAccount(account, blocks.institution, warnings));
  if (bytes.length === 0) warnings.add('empty_file', 'O arquivo está vazio. Baixe o extrato de novo no site do banco.');
  else if (!blocks.is_ofx && accounts.length === 0)
    warnings.add('not_ofx', 'O arquivo não é um extrato OFX. Baixe o extrato no formato OFX.');
  else if (accounts.length === 0 && blocks.investments === 0)
    warnings.add('no_statement', 'O arquivo não traz o extrato de nenhuma conta.');
  if (blocks.investments > 0)
    warnings.add(
      'investment',
      `${countOf(blocks.investments, 'lançamento de investimentos não foi lido', 'lançamentos de investimentos não foram lidos')}.`,
    );
  if (blocks.cut_movement) warnings.add('cut_transaction', 'O último lançamento está cortado no fim do arquivo e não foi lido.');
  if (blocks.is_ofx && !blocks.is_complete)
    warnings.add('truncated', 'O arquivo termina antes do fim. Podem faltar lançamentos: baixe o extrato de novo no site do banco.');
  return { accounts, warnings: warnings.all() };
};

const readAccount = (written: OfxAccount, institution: string, warnings: WarningList): StatementAccount => {
  if (!written.is_named) warnings.add('no_account', 'Há lançamentos que o arquivo não diz de que conta são.');
  const mark = decimalMarkOf(written.movements.map(({ amount }) => amount));
  const isUnsigned = hasUnsignedDebits(written.movements, mark);
  const movements = written.movements.flatMap((movement) => readMovement(movement, mark, isUnsigned, warnings) ?? []);
  if (written.empty_movements > 0)
    warnings.add(
      'empty_transaction',
      `${countOf(written.empty_movements, 'lançamento sem nenhum dado não foi lido', 'lançamentos sem nenhum dado não foram lidos')}.`,
    );
  const { transactions, missing, repeated } = withOwnIds(movements);
  if (missing > 0) warnings.add('missing_id', `${countOf(missing, 'lançamento veio', 'lançamentos vieram')} sem a identificação do banco.`);
  if (repeated > 0)
    warnings.add('repeated_id', `O banco repetiu a identificação de ${countOf(repeated, 'lançamento', 'lançamentos')}. Todos foram lidos.`);
  return {
    bank_code: bankCode(written.bank || institution),
    account: written.account,
    currency: written.currency.toUpperCase() || 'BRL',
    start: readWrittenDay(written.start),
    end: readWrittenDay(written.end),
    balance: readBalance(written, mark, warnings),
    balance_date: readWrittenDay(written.balance_date),
    transactions,
  };
};

const readMovement = (written: OfxMovement, mark: DecimalMark | null, isUnsigned: boolean, warnings: WarningList): Transaction | null => {
  const memo = describe(written);
  const date = readWrittenDay(written.posted);
  const amount = readAmount(written.amount, mark);
  const shown = `${memo || 'sem descrição'}${date ? `, ${date.split('-').toReversed().join('/')}` : ''}`.slice(0, 120);
  if (balanceRow(memo)) {
    warnings.add('balance_row', `“${shown}” é um saldo, não um lançamento, e não foi lido como lançamento.`);
    return null;
  }
  if (!amount) {
    warnings.add('transaction_amount', `Um lançamento não foi lido porque o valor não é um número: ${shown}.`);
    return null;
  }
  if (!date) {
    warnings.add('transaction_date', `Um lançamento de ${formatMoney(amount.cents)} não foi lido porque a data não existe: ${shown}.`);
    return null;
  }
  if (amount.guessed)
    warnings.add('ambiguous_amount', `Um valor podia ser lido de dois modos. Ficou ${formatMoney(amount.cents)}: ${shown}.`);
  const kind = written.type.toUpperCase() || 'OTHER';
  const cents = signed(kind, amount.cents, isUnsigned);
  if (contradicts(kind, amount.cents))
    warnings.add(
      'sign_contradicts_type',
      `O banco diz ${kind}, mas o sinal do valor diz o contrário. Ficou ${formatMoney(cents)}: ${shown}.`,
    );
  return { id: written.id, date, amount: cents, memo, kind };
};

/** Name and description; once when one holds the other. */
const describe = ({ name, memo }: OfxMovement): string => {
  if (name === '' || memo.includes(name)) return memo;
  return memo === '' || name.includes(memo) ? name : `${name} - ${memo}`;
};

/** Kinds in which money leaves, whatever the bank. Payment, transfer and card kinds go both ways. */
const OUTGOING = new Set(['DEBIT', 'FEE', 'SRVCHG', 'CHECK', 'CASH', 'ATM', 'DIRECTDEBIT']);
const INCOMING = new Set(['CREDIT', 'DEP', 'DIRECTDEP']);

const contradicts = (kind: string, cents: number): boolean => (OUTGOING.has(kind) && cents > 0) || (INCOMING.has(kind) && cents < 0);

/**
 * The sign counts, as the standard has it, except in a file that writes no sign at all: with a DEBIT and not one negative amount, the kind says
 * which way the money goes.
 */
const signed = (kind: string, cents: number, isUnsigned: boolean): number => (isUnsigned && OUTGOING.has(kind) ? 0 - cents : cents);

const hasUnsignedDebits = (movements: readonly OfxMovement[], mark: DecimalMark | null): boolean =>
  movements.some(({ type }) => type.toUpperCase() === 'DEBIT') &&
  !movements.some(({ amount }) => (readAmount(amount, mark)?.cents ?? 0) < 0);

/**
 * The balance in cents. Itaú writes it without any separator ('12345' is 123,45): so it is read where the movements all have one, or where there is no
 * movement to compare with and the bank is Itaú.
 */
const readBalance = (written: OfxAccount, mark: DecimalMark | null, warnings: WarningList): number | null => {
  if (written.balance === '') return null;
  const read = readAmount(written.balance, mark);
  if (!read) {
    warnings.add('balance', 'O saldo do extrato não é um número e não foi lido.');
    return null;
  }
  if (read.cents === 0 || !hasNoSeparator(written.balance)) return read.cents;
  const amounts = written.movements.map(({ amount }) => amount).filter((amount) => readAmount(amount, mark));
  const isInCents = amounts.length > 0 ? !amounts.some(hasNoSeparator) : bankCode(written.bank) === '341';
  if (!isInCents) return read.cents;
  warnings.add('balance_without_separator', `O saldo veio sem vírgula. Ficou ${formatMoney(read.cents / 100)}.`);
  return read.cents / 100;
};

/** '0341' -> '341', '1' -> '001'; what is no number of a bank stays as it is. */
const bankCode = (written: string): string => {
  const digits = /^0*(\d{1,3})$/.exec(written)?.[1];
  return digits ? digits.padStart(3, '0') : written;
};
