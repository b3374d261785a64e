import { type ReceiptDoubts, receiptProblemOf } from '../../month/receipt/receipt-fields.ts';
import type { ReceiptState } from '../../month/receipt/receipt-form.ts';
import type { Tone } from '../../shared/status/tone.ts';
import type { BoletoPaperStatus } from './boleto-paper-life.ts';
import { type UnreadPaper, unreadPaperWords } from './paper-fields.ts';

export const receiptStateTone: Record<ReceiptState, Tone> = {
  reading: 'running',
  ready: 'done',
  to_say: 'attention',
  refused: 'attention',
  queued: 'running',
  delivered: 'ended',
};

type Standing = { status: BoletoPaperStatus; unread: UnreadPaper | null; refusal: string | null; receipt_doubts: ReceiptDoubts };

/** Only what stands in no doubt is delivered without a look. */
export const receiptState = ({ status, unread, refusal, receipt_doubts }: Standing): ReceiptState => {
  if (status !== 'to_check') return status === 'reading' || status === 'queued' ? status : 'delivered';
  if (refusal !== null) return 'refused';
  return unread === null && Object.keys(receipt_doubts).length === 0 ? 'ready' : 'to_say';
};

/** Why one of the folder was not delivered: as its job was refused, or the first thing that a person must say. Null where nothing is missing. */
export const receiptProblem = ({ status, unread, refusal, receipt_doubts }: Standing): string | null => {
  if (status !== 'to_check') return null;
  return refusal ?? (unread ? unreadPaperWords[unread] : receiptProblemOf(receipt_doubts));
};
