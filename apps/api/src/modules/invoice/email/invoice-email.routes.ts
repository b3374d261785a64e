import { receivable } from '@esteto/contract/invoice/receivable';
import { mailBounce } from '@esteto/contract/mail-bounce';
import type { Bind } from '../../../platform/http/bind.ts';
import type { InvoiceEmailService } from './invoice-email.service.ts';

export const invoiceEmailRoutes = (bind: Bind, emails: InvoiceEmailService) => [
  bind(receivable.emails, emails.ofInvoice),
  bind(receivable.sendEmail, emails.send),
  bind(mailBounce.receive, emails.bounce),
];
