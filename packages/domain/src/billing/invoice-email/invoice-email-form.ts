import type { InferType } from 'yup';
import { email, filledList, longText, object, text } from '../../shared/schema/fields.ts';

/** The most addresses that one message goes to. */
export const MAX_RECIPIENTS = 20;

/** An invoice on its way to the taker: who gets it, and what the message says. */
export const invoiceEmailForm = object({
  recipients: filledList('Para', email('E-mail').required(), 'Para: escreva pelo menos um e-mail.', MAX_RECIPIENTS),
  subject: text('Assunto').max(150).required(),
  message: longText('Mensagem').required(),
});
export type InvoiceEmailForm = InferType<typeof invoiceEmailForm>;
