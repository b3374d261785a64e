import { isIsoDate } from '../date/date.ts';
import { CURRENCY, collectionCheckDigit } from './boleto-barcode.ts';
import { modulo10, modulo11Bank } from './boleto-check-digits.ts';
import { dueFactor } from './boleto-due-factor.ts';

// Barcode and line of a boleto from its parts. What fills the free field is each bank's own rule and comes from outside.

export type BuiltBoleto = { ok: true; barcode: string; line: string } | { ok: false; reason: string };

/** `amount` in cents, null or 0 when the payer says it; `due_date` null when there is none; `free_field` the bank's 25 digits. */
export type BankBoletoParts = { bank_code: string; amount: number | null; due_date: string | null; free_field: string };

/** Barcode (44) and line (47) of a bank boleto. A part out of its range gives the reason in Portuguese; never throws. */
export const buildBankBoleto = ({ bank_code, amount, due_date, free_field }: BankBoletoParts): BuiltBoleto => {
  if (!/^\d{3}$/.test(bank_code) || bank_code.startsWith('8')) return refuse('O código do banco tem 3 números e não começa com 8.');
  if (!/^\d{25}$/.test(free_field)) return refuse('O campo livre do banco tem 25 números.');
  if (!isAmount(amount, 10)) return refuse('O valor do boleto vai de R$ 0,00 a R$ 99.999.999,99.');
  const factor = due_date === null || isIsoDate(due_date) ? dueFactor(due_date) : null;
  if (factor === null) return refuse('O vencimento do boleto não é uma data válida a partir de 03/07/2000.');
  const tail = factor + padded(amount, 10) + free_field;
  const head = bank_code + CURRENCY;
  const barcode = `${head}${modulo11Bank(head + tail)}${tail}`;
  return { ok: true, barcode, line: bankLine(barcode) };
};

/** What the amount means: reais (6 with modulo 10, 8 with modulo 11) or a quantity of another unit (7 and 9). */
export type CollectionValueKind = '6' | '7' | '8' | '9';

/** `segment`: 1 city hall, 2 water, 3 power and gas, 4 telephone, 5 government, 6 others, 7 traffic fines, 9 the bank's own; `free_field` 29 digits. */
export type CollectionParts = { segment: string; value_kind: CollectionValueKind; amount: number; free_field: string };

/** Barcode (44) and line (48) of a collection guide. A part out of its range gives the reason in Portuguese; never throws. */
export const buildCollectionBoleto = ({ segment, value_kind, amount, free_field }: CollectionParts): BuiltBoleto => {
  if (!/^[1-79]$/.test(segment)) return refuse('O segmento da guia vai de 1 a 7, ou é 9.');
  if (!/^[6-9]$/.test(value_kind)) return refuse('O tipo de valor da guia vai de 6 a 9.');
  if (!/^\d{29}$/.test(free_field)) return refuse('O campo livre da guia tem 29 números.');
  if (!isAmount(amount, 11)) return refuse('O valor da guia vai de R$ 0,00 a R$ 999.999.999,99.');
  const checkDigit = collectionCheckDigit(value_kind);
  const head = `8${segment}${value_kind}`;
  const tail = padded(amount, 11) + free_field;
  const barcode = `${head}${checkDigit(head + tail)}${tail}`;
  return { ok: true, barcode, line: collectionLine(barcode) };
};

/** The line of a barcode of 44 digits, bare; null of other digits. Whether both are right `readBoletoLine` says. */
export const lineOfBarcode = (barcode: string): string | null => {
  if (!/^\d{44}$/.test(barcode)) return null;
  return barcode.startsWith('8') ? collectionLine(barcode) : bankLine(barcode);
};

const collectionLine = (barcode: string): string => {
  const checkDigit = collectionCheckDigit(barcode.slice(2, 3));
  const blocks = [0, 11, 22, 33].map((start) => barcode.slice(start, start + 11));
  return blocks.map((block) => `${block}${checkDigit(block)}`).join('');
};

const bankLine = (barcode: string): string => {
  const free = barcode.slice(19);
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return fields.map((field) => `${field}${modulo10(field)}`).join('') + barcode.slice(4, 19);
};

const isAmount = (amount: number | null, digits: number): boolean =>
  amount === null || (Number.isSafeInteger(amount) && amount >= 0 && amount < 10 ** digits);

const padded = (amount: number | null, digits: number): string => String(amount ?? 0).padStart(digits, '0');

const refuse = (reason: string): BuiltBoleto => ({ ok: false, reason });
