import { receivable } from '@esteto/contract/billing/receivable';
import { mailBounce } from '@esteto/contract/office/mail-bounce';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bind } from '../../../../platform/http/bind.ts';
import type { UserServices } from '../../../identity/user/user.module.ts';
import { invoiceEmailService, SEND_EMAILS } from './invoice-email.service.ts';
import { invoiceEmailDelivery } from './invoice-email-delivery.ts';

export type InvoiceEmailServices = ReturnType<typeof invoiceEmailModule>['services'];

export const invoiceEmailModule = (deps: Deps & UserServices) => {
  const services = { invoiceEmails: invoiceEmailService(deps), deliverEmails: invoiceEmailDelivery(deps) };
  const { invoiceEmails } = services;
  return defineModule({
    services,
    routes: [
      bind(receivable.emails, invoiceEmails.ofInvoice),
      bind(receivable.sendEmail, invoiceEmails.send),
      bind(mailBounce.receive, invoiceEmails.bounce),
    ],
    jobs: [
      // Also every minute: what waits for another try, and what a killed server left behind.
      {
        name: SEND_EMAILS,
        label: 'Envio de notas aos tomadores por e-mail',
        cron: '* * * * *',
        handle: async (_data, id) => void (await services.deliverEmails(id)),
      },
    ],
  });
};
