import { isIsoDate } from '../date/date.ts';
import { modulo10, modulo11Bank } from './boleto-check-digits.ts';
import { type DueReading, dueDateOfFactor } from './boleto-due-factor.ts';
import { modulo11 } from './modulo11.ts';

// The 44 digits under the bars, which the typed line only rearranges.
// bank:       bank(3) currency(1) check(1) due factor(4) amount(10) free(25)
// collection: 8(1) segment(1) value kind(1) check(1) amount(11) free(29)

export type BarcodeKind = 'bank' | 'collection';

/** Amount in cents, null when the boleto does not say one; `bank_code` and `due_date` are null on collection guides, which have none. */
export type Boleto = DueReading & { kind: BarcodeKind; barcode: string; bank_code: string | null; amount: number | null };

export type BoletoReading = ({ ok: true } & Boleto) | { ok: false; reason: string };

/** Brazilian real, the only currency in use. */
export const CURRENCY = '9';

/**
 * Reads the 44 digits of a barcode, spaces allowed. `today` ('YYYY-MM-DD') settles which cycle of the due factor is meant (due-factor.ts).
 * Anything wrong gives the reason in Portuguese; never throws.
 */
export const readBoletoBarcode = (text: string, today: string): BoletoReading => {
  const barcode = text.replace(/\s/g, '');
  if (!/^\d{44}$/.test(barcode)) return refuse('O código de barras tem 44 números. Confira o que foi lido.');
  if (!isIsoDate(today)) return refuse('A data de hoje não é válida.');
  return barcode.startsWith('8') ? readCollection(barcode) : readBank(barcode, today);
};

/** Modulo 10 or 11 by the third digit: 6 and 7 are modulo 10, 8 and 9 modulo 11. */
export const collectionCheckDigit = (valueKind: string): ((digits: string) => number) =>
  valueKind === '6' || valueKind === '7' ? modulo10 : modulo11;

const readBank = (barcode: string, today: string): BoletoReading => {
  if (barcode[3] !== CURRENCY) return refuse('Este boleto não está em reais.');
  if (barcode[4] !== String(modulo11Bank(withoutDigit(barcode, 4)))) return refuse(WRONG_GENERAL_DIGIT);
  return {
    ok: true,
    kind: 'bank',
    barcode,
    bank_code: barcode.slice(0, 3),
    amount: amountOf(barcode.slice(9, 19)),
    ...dueDateOfFactor(barcode.slice(5, 9), today),
  };
};

const readCollection = (barcode: string): BoletoReading => {
  const valueKind = barcode.slice(2, 3);
  if (!/^[1-79]$/.test(barcode.slice(1, 2))) return refuse('O tipo de empresa desta guia não existe. Confira os primeiros números.');
  if (!/^[6-9]$/.test(valueKind)) return refuse('O tipo de valor desta guia não existe. Confira os primeiros números.');
  if (barcode[3] !== String(collectionCheckDigit(valueKind)(withoutDigit(barcode, 3)))) return refuse(WRONG_GENERAL_DIGIT);
  // 7 and 9 hold a quantity of some other unit, not reais.
  const amount = valueKind === '6' || valueKind === '8' ? amountOf(barcode.slice(4, 15)) : null;
  return { ok: true, kind: 'collection', barcode, bank_code: null, amount, due_date: null, due_note: null };
};

const WRONG_GENERAL_DIGIT = 'O dígito verificador geral não confere. Confira todos os números.';

const refuse = (reason: string): BoletoReading => ({ ok: false, reason });

const withoutDigit = (barcode: string, index: number): string => barcode.slice(0, index) + barcode.slice(index + 1);

/** Zeros mean that the boleto says no amount. */
const amountOf = (digits: string): number | null => Number(digits) || null;
