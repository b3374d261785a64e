import { invoiceEmail } from '@esteto/contract/invoice-email';
import { mailBounce } from '@esteto/contract/mail-bounce';
import type { Bind } from '../../../platform/http/bind.ts';
import type { InvoiceEmailService } from './invoice-email.service.ts';

export const invoiceEmailRoutes = (bind: Bind, emails: InvoiceEmailService) => [
  bind(invoiceEmail.ofInvoice, emails.ofInvoice),
  bind(invoiceEmail.send, emails.send),
  bind(mailBounce.receive, emails.bounce),
];
