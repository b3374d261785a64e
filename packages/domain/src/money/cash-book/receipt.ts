import { addDays, formatDateNumeric } from '../../shared/date/date.ts';
import { WORK_CODE } from './cash-book-codes.ts';
import type { CashBookKind } from './cash-book-life.ts';

// Receita Saúde: what a doctor receives from people for their own work has a receipt each (IN RFB 2.240/2024, since January of 2025). Receipts are issued
// in the app of Receita Federal and stand in the Carnê-Leão Web by themselves.

/** How an entry that must have a receipt may stand; one whose receipt was cancelled has none. */
export const RECEIPT_STANDINGS = ['missing', 'issued'] as const;
export type ReceiptStanding = (typeof RECEIPT_STANDINGS)[number];
export const receiptStandingLabel: Record<ReceiptStanding, string> = { missing: 'Sem recibo', issued: 'Com recibo' };

/** A receipt is cancelled at Receita within so many days of its issue (Receita Saúde, perguntas e respostas). */
const DAYS_TO_CANCEL = 10;

/** The last day on which Receita lets a receipt of this issue be cancelled. */
export const cancellableUntil = (issuedOn: string): string => addDays(issuedOn, DAYS_TO_CANCEL);

type Income = { kind: CashBookKind; code: string; received_from: string | null };
type ReceiptFacts = Income & { receipt_number: string | null; receipt_issued_on: string | null; receipt_cancelled_on: string | null };

/** Null of what needs no receipt: payments, rents, what companies and people abroad pay. */
export const receiptStanding = (entry: ReceiptFacts): ReceiptStanding | null => {
  if (!needsReceipt(entry)) return null;
  return entry.receipt_number && !entry.receipt_cancelled_on ? 'issued' : 'missing';
};

export const needsReceipt = ({ kind, code, received_from }: Income): boolean =>
  kind === 'income' && code === WORK_CODE && received_from === 'PF';

/** How the receipt of an entry stands, for a list; null where it needs none. `today`: 'YYYY-MM-DD'. */
export const receiptInWords = (entry: ReceiptFacts, today: string): string | null => {
  const standing = receiptStanding(entry);
  if (!standing) return null;
  const { receipt_number, receipt_issued_on } = entry;
  if (standing === 'missing') return receipt_number ? 'Cancelado: emita outro' : receiptStandingLabel.missing;
  const until = receipt_issued_on && cancellableUntil(receipt_issued_on);
  return until && until >= today ? `Nº ${receipt_number}, cancelável até ${formatDateNumeric(until)}` : `Nº ${receipt_number}`;
};

/** Why an entry whose receipt stands does not leave the book: Receita knows of it. */
export const RECEIPT_STANDS =
  'Este lançamento tem recibo, e a Receita Federal conta com ele. Se o recibo foi cancelado, escreva no lançamento o dia do cancelamento e retire-o depois.';
