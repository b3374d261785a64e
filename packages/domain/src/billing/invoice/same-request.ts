import { searchKey } from '../../shared/text/text.ts';
import { DEAD_STATUSES, type InvoiceStatus } from './invoice-status.ts';

type Asked = { client_id: number; competence: string; gross_amount: number };

/** Whether an invoice that lives asks the same of the same: what is left to compare is the text. */
export const mayBeSame = (former: Asked & { status: InvoiceStatus }, asked: Asked): boolean =>
  !(DEAD_STATUSES as readonly InvoiceStatus[]).includes(former.status) &&
  former.client_id === asked.client_id &&
  former.competence === asked.competence &&
  former.gross_amount === asked.gross_amount;

/** Two descriptions as a person reads them: blind to case, accents and spaces. Placeholders are filled in before. */
export const isSameText = (former: string, asked: string): boolean => searchKey(former) === searchKey(asked);
