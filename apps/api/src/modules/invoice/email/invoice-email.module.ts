import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { UserServices } from '../../user/user.module.ts';
import { invoiceEmailRoutes } from './invoice-email.routes.ts';
import { invoiceEmailService, SEND_EMAILS } from './invoice-email.service.ts';
import { invoiceEmailDelivery } from './invoice-email-delivery.ts';

export type InvoiceEmailServices = ReturnType<typeof invoiceEmailModule>['services'];

export const invoiceEmailModule = (deps: Deps & UserServices) => {
  const services = { invoiceEmails: invoiceEmailService(deps), deliverEmails: invoiceEmailDelivery(deps) };
  return defineModule({
    services,
    routes: invoiceEmailRoutes(bind, services.invoiceEmails),
    jobs: [
      // Also every minute: what waits for another try, and what a killed server left behind.
      { name: SEND_EMAILS, cron: '* * * * *', handle: async (_data, id) => void (await services.deliverEmails(id)) },
    ],
  });
};
