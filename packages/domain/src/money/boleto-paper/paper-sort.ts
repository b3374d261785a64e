import { type ReceiptReading, readReceipt } from '../../month/receipt/receipt-reading.ts';
import type { ReceiptTemplate } from '../../month/receipt/receipt-template.ts';
import { type GuideReading, readGuide } from './guide-reading.ts';

// One folder, where guides and receipts lie together: which of both a paper is.

/** `unknown`: nobody can tell yet; it lies with both until a person says. */
export const PAPER_SORTS = ['guide', 'receipt', 'unknown'] as const;
export type PaperSort = (typeof PAPER_SORTS)[number];

export type SortedPaper =
  | { sort: 'receipt'; receipt: ReceiptReading }
  | { sort: 'guide'; guide: GuideReading }
  /** `none`: why it is no receipt, where that can be told. */
  | { sort: 'unknown'; guide: GuideReading; none: string };

/** A receipt says so in its head; a guide has a line to pay by, or an amount with its day. Never throws. */
export const sortPaper = (text: string, today: string, templates: readonly ReceiptTemplate[] = []): SortedPaper => {
  const { receipt, none } = readReceipt(text, today, templates);
  if (receipt) return { sort: 'receipt', receipt };
  const guide = readGuide(text, today);
  const { kind, digitable_line, amount, due_date } = guide;
  const isToPay = digitable_line !== null || (kind !== null && amount !== null && due_date !== null);
  if (isToPay && none === null) return { sort: 'guide', guide };
  return { sort: 'unknown', guide, none: none ?? 'Não reconheço este documento. Diga o que é, e os próximos iguais entram sozinhos.' };
};
