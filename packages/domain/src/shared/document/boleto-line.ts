import { formatDateNumeric } from '../date/date.ts';
import { formatMoney } from '../money/money.ts';
import { applyMask, stripSeparators } from '../text/mask.ts';
import { type BoletoReading, collectionCheckDigit, readBoletoBarcode } from './boleto-barcode.ts';
import { modulo10 } from './boleto-check-digits.ts';

// The line that people type (linha digitável): 47 digits on a bank boleto, 48 on a collection guide (taxes, utilities).

const BANK_DIGITS = 47;
const COLLECTION_DIGITS = 48;
const BANK_MASK = '#####.##### #####.###### #####.###### # ##############';
const COLLECTION_MASK = '###########-# ###########-# ###########-# ###########-#';

/** Mask by length: 47 digits or fewer as a bank boleto, longer as a collection guide. */
export const boletoLineMask = (digits: string): string => (digits.length <= BANK_DIGITS ? BANK_MASK : COLLECTION_MASK);

/** Bare form that is stored and sent. */
export const cleanBoletoLine = (text: string): string => stripSeparators(text);

/** A line, whole or half typed, in its mask. */
export const formatBoletoLine = (line: string): string => {
  const digits = cleanBoletoLine(line);
  return applyMask(boletoLineMask(digits), digits);
};

/**
 * Reads a line, masked or bare: 'bank' has 47 digits, 'collection' 48. Every check digit must be right. `amount` in integer cents, null when the
 * boleto says none; `due_date` ISO, null when it says none or one that no bank takes (`due_note` says so).
 * Anything wrong gives the reason in Portuguese; never throws. Source: FEBRABAN, layouts of boleto and of arrecadação (v8, 11/05/2026).
 */
export const readBoletoLine = (line: string, today: string): BoletoReading => {
  const digits = cleanBoletoLine(line);
  if (digits === '') return refuse('Digite a linha digitável do boleto.');
  if (!/^\d+$/.test(digits)) return refuse('A linha digitável tem só números. Confira o que foi digitado.');
  if (digits.length === BANK_DIGITS) return readBankLine(digits, today);
  if (digits.length === COLLECTION_DIGITS) return readCollectionLine(digits, today);
  return refuse(
    `A linha digitável tem 47 números (boleto) ou 48 (guia de imposto ou conta de consumo). ${digits.length === 1 ? 'Há só 1' : `Há ${digits.length}`}.`,
  );
};

/** In the cycle of due dates that runs until 2049; for a line beside which no day stands. */
const SOME_DAY = '2026-01-01';

/**
 * Null when a line is right and says of amount (cents) and due date what stands beside it, where both say one; else what to tell whoever typed it.
 * `today` null: the cycle of its due date is that of the date beside it.
 */
export const boletoLineProblem = (
  line: string,
  beside: { amount: number | null; due_date: string | null },
  today: string | null = null,
): string | null => {
  const read = readBoletoLine(line, beside.due_date ?? today ?? SOME_DAY);
  if (!read.ok) return read.reason;
  if (read.amount !== null && beside.amount !== null && read.amount !== beside.amount)
    return `A linha digitável é de ${formatMoney(read.amount)}, e não de ${formatMoney(beside.amount)}.`;
  if (read.due_date !== null && beside.due_date !== null && read.due_date !== beside.due_date)
    return `A linha digitável vence em ${formatDateNumeric(read.due_date)}, e não em ${formatDateNumeric(beside.due_date)}.`;
  return null;
};

const readBankLine = (line: string, today: string): BoletoReading => {
  const fields = [line.slice(0, 10), line.slice(10, 21), line.slice(21, 32)];
  const wrong = fields.findIndex((field) => field.at(-1) !== String(modulo10(field.slice(0, -1))));
  if (wrong !== -1) return refuse(`O dígito do ${wrong + 1}º campo não confere. Confira os números dele.`);
  const free = fields.map((field) => field.slice(0, -1)).join('');
  const barcode = free.slice(0, 4) + line.slice(32) + free.slice(4);
  if (barcode.startsWith('8')) return refuse('Uma linha que começa com 8 é de guia e tem 48 números. Falta um.');
  return readBoletoBarcode(barcode, today);
};

const readCollectionLine = (line: string, today: string): BoletoReading => {
  if (!line.startsWith('8')) return refuse('Uma linha de 48 números começa com 8. Confira o que foi digitado.');
  const checkDigit = collectionCheckDigit(line.slice(2, 3));
  const blocks = [0, 12, 24, 36].map((start) => line.slice(start, start + 12));
  const barcode = blocks.map((block) => block.slice(0, -1)).join('');
  const wrong = blocks.findIndex((block) => block.at(-1) !== String(checkDigit(block.slice(0, -1))));
  if (wrong !== -1) return refuse(`O dígito do ${wrong + 1}º bloco não confere. Confira os números dele.`);
  return readBoletoBarcode(barcode, today);
};

const refuse = (reason: string): BoletoReading => ({ ok: false, reason });
