import { parseCompetence } from '../../shared/date/competence.ts';
import { isValidCnpj } from '../../shared/document/cnpj.ts';
import { isValidCpf } from '../../shared/document/cpf.ts';
import { type DecimalMark, readAmount } from '../../shared/sheet/amount.ts';
import { isDateCell, readWrittenDay } from '../../shared/sheet/written-day.ts';
import { searchKey } from '../../shared/text/text.ts';
import { accountOf, kindOf } from './account-words.ts';
import { findCashBookCode } from './cash-book-codes.ts';
import type { CashBookKind } from './cash-book-life.ts';
import type { EntryColumn, EntryColumns } from './entry-columns.ts';

/** What holds for all rows of a file. `signed`: some of its amounts are below zero, so that the sign says what a row is. */
export type RowReader = { columns: EntryColumns; mark: DecimalMark | null; signed: boolean };

/**
 * What a row of a person's own file says, for the form to judge: what cannot be read stays as it is written, so that the form says what is wrong with it.
 * A text: why the row says nothing. Null: no entry at all (blank, a total, a note). `isCancelled`: of a receipt that is cancelled.
 */
export const readEntryRow = (
  cells: readonly string[],
  { columns, mark, signed }: RowReader,
): { raw: Record<string, unknown>; isCancelled: boolean } | string | null => {
  const at = (column: EntryColumn): string => cells[columns.indexOf(column)] ?? '';
  const [column, written] = writtenAmount(at);
  if (/^(?:sub)?tota(?:l|is)\b/i.test(cells.find(Boolean) ?? '')) return null;
  if (!written) return isDateCell(at('date')) ? 'Valor: está em branco.' : null;
  const read = readAmount(written, mark);
  const kind = kindOfRow({
    at,
    column,
    isNegative: (read?.cents ?? 0) < 0,
    signed,
    namesPayer: PAYERS.some((each) => columns.includes(each)),
  });
  if (!kind) return 'Não diz se é rendimento ou pagamento: escolha a coluna que diz isso, ou uma coluna para cada um.';
  const receipt = at('receipt');
  const history =
    at('history') || at('code') || (receipt && `Recibo ${receipt} da Receita Saúde`) || (kind === 'income' ? 'Atendimento' : '');
  const code = accountOf(kind, [at('code'), at('history')]);
  if (!code) return `Conta: não sabemos qual é a de “${history.slice(0, 60)}”. Escreva o nome ou o código dela na coluna da conta.`;
  const isCancelled = searchKey(at('situation')).startsWith('cancel') || at('receipt_cancelled') !== '';
  const raw = {
    kind,
    entry_date: dayOf(at('date')),
    code,
    amount: read ? Math.abs(read.cents) : written,
    history: history.replaceAll(';', ',').replace(/\s+/g, ' ').slice(0, LONGEST_HISTORY).trim(),
    ...(kind === 'income' ? { ...payerOf(at('payer') || at('patient'), at('patient')), ...receiptOf(receipt, at) } : {}),
    ...(findCashBookCode(code)?.has_competence ? { competence: parseCompetence(at('competence')) ?? at('competence') } : {}),
  };
  return { raw, isCancelled };
};

const LONGEST_HISTORY = 255;

type Cell = (column: EntryColumn) => string;

/** The amount of a row, and the column in which it stands: that of both, else the one of income and payments that says something. */
const writtenAmount = (at: Cell): [column: EntryColumn, text: string] => {
  const own = (['amount', 'income', 'payment'] as const).find((column) => /[1-9]/.test(at(column)));
  return own ? [own, at(own)] : ['amount', at('amount') || at('income') || at('payment')];
};

/** Who has a column for who paid wrote down what was received. */
const PAYERS = ['payer', 'patient', 'receipt'] as const satisfies EntryColumn[];

type RowSigns = { at: Cell; column: EntryColumn; isNegative: boolean; signed: boolean; namesPayer: boolean };

const kindOfRow = ({ at, column, isNegative, signed, namesPayer }: RowSigns): CashBookKind | null => {
  if (column === 'income' || column === 'payment') return column;
  const said = kindOf(at('kind')) ?? kindOfCode(at('code'));
  if (said) return said;
  if (signed) return isNegative ? 'payment' : 'income';
  return namesPayer ? 'income' : null;
};

const kindOfCode = (text: string): CashBookKind | null => {
  const code = findCashBookCode(text.trim().toUpperCase());
  return code ? (code.effect === 'income' ? 'income' : 'payment') : null;
};

const dayOf = (text: string): string => (text ? (readWrittenDay(text) ?? text) : '');

const receiptOf = (number: string, at: Cell) =>
  number
    ? { receipt_number: number, receipt_issued_on: dayOf(at('receipt_issued')), receipt_cancelled_on: dayOf(at('receipt_cancelled')) }
    : {};

/** Who paid: a spreadsheet drops the zeros in front of a CPF and of a CNPJ. */
const payerOf = (payer: string, patient: string) => {
  const number = bare(payer);
  const cnpj = number.padStart(14, '0');
  if (number.length > 11 && isValidCnpj(cnpj)) return { received_from: 'PJ', payer_cnpj: cnpj };
  const payer_cpf = cpfOf(payer);
  const beneficiary_cpf = cpfOf(patient);
  return { received_from: 'PF', payer_cpf, ...(beneficiary_cpf === payer_cpf ? {} : { beneficiary_cpf }) };
};

const cpfOf = (text: string): string => {
  const number = bare(text).padStart(11, '0');
  return isValidCpf(number) ? number : text;
};

const bare = (text: string): string => text.replace(/[^\dA-Za-z]/g, '').toUpperCase();
