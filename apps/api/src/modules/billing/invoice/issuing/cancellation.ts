import type { InvoiceCancelForm } from '@esteto/domain/billing/invoice/invoice-cancel-form';
import type { InvoiceRecord } from '../../../../tables/invoice/invoice.tables.ts';

/** What an invoice keeps of the wish to cancel it; where it goes back to when the wish is denied. */
export const cancellation = ({ status, status_before_cancel }: InvoiceRecord, { reason, justification }: InvoiceCancelForm) => ({
  cancel_reason: reason,
  cancel_text: justification,
  cancel_answer: null,
  status_before_cancel: status === 'sent' || status === 'authorized' ? status : status_before_cancel,
});
