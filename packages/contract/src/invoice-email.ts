import { SENDING_STATUSES } from '@esteto/domain/invoice/sending-status';
import { invoiceEmailForm } from '@esteto/domain/invoice-email/invoice-email-form';
import { array, type InferType, number, object, string } from 'yup';
import { receivables } from './access.ts';
import { get, post } from './endpoint.ts';

/** A message to the taker and how far it came. `error`: why it did not arrive, or not everywhere, in words. */
const invoiceEmailRow = object({
  id: number().required(),
  recipients: array(string().required()).required(),
  subject: string().required(),
  status: string().oneOf(SENDING_STATUSES).required(),
  error: string().nullable().defined(),
  attempts: number().required(),
  /** When it is tried again; null when it is not. */
  next_try_at: string().nullable().defined(),
  sent_at: string().nullable().defined(),
  created_at: string().required(),
  sent_by_name: string().nullable().defined(),
});
export type InvoiceEmailRow = InferType<typeof invoiceEmailRow>;

/** What the dialog begins with: the draft, what goes along, and what went before, newest first. */
const invoiceEmails = object({
  ...invoiceEmailForm.fields,
  // As a draft none of these has to be there.
  recipients: array(string().required()).required(),
  title: string().required(),
  client_name: string().required(),
  company_name: string().required(),
  /** Why it cannot be sent now; null when it can. */
  problem: string().nullable().defined(),
  attachments: array(string().required()).required(),
  emails: array(invoiceEmailRow.required()).required(),
});
export type InvoiceEmails = InferType<typeof invoiceEmails>;

/** Sending invoices to their takers. Apart from `receivable`, whose list is a page that starts with few bytes. */
export const invoiceEmail = {
  ofInvoice: get('admin/invoices/:id/emails', {
    summary: 'Os e-mails da nota ao tomador, e o próximo em rascunho.',
    who: receivables.view,
    answer: invoiceEmails,
  }),
  send: post('admin/invoices/:id/emails', {
    summary: 'Envia a nota ao tomador com PDF e XML. A mensagem sai em seguida; se o servidor não a aceita, há novas tentativas.',
    who: receivables.edit,
    body: invoiceEmailForm,
    answer: invoiceEmailRow,
  }),
};
