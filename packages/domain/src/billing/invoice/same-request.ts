import { searchKey } from '../../shared/text/text.ts';
import { DEAD_STATUSES, type InvoiceStatus } from './invoice-status.ts';

type Asked = { client_id: number; competence: string; gross_amount: number };

/** Whether an invoice that lives asks the same of the same: what is left to compare is the text. */
export const mayBeSame = (former: Asked & { status: InvoiceStatus }, request: Asked): boolean =>
  !(DEAD_STATUSES as readonly InvoiceStatus[]).includes(former.status) &&
  former.client_id === request.client_id &&
  former.competence === request.competence &&
  former.gross_amount === request.gross_amount;

/** Two descriptions as a person reads them: blind to case, accents and spaces. Placeholders are filled in before. */
export const isSameText = (former: string, requested: string): boolean => searchKey(former) === searchKey(requested);
