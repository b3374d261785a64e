import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bind } from '../../../platform/http/bind.ts';
import { invoiceRecurrenceRoutes } from './invoice-recurrence.routes.ts';
import { invoiceRecurrenceService } from './invoice-recurrence.service.ts';
import { MAKE_RECURRING, recurrenceDue } from './recurrence-due.ts';
import { SUSPENDED_MAIL, type SuspendedMail, sendSuspendedMail } from './suspended-mail.ts';

export const invoiceRecurrenceModule = (deps: Deps) => {
  const services = { invoiceRecurrences: invoiceRecurrenceService(deps), makeRecurring: recurrenceDue(deps) };
  return defineModule({
    services,
    routes: invoiceRecurrenceRoutes(bind, services.invoiceRecurrences),
    jobs: [
      // Every hour, as 'invoices.expire'.
      { name: MAKE_RECURRING, cron: '10 * * * *', handle: (_data, id) => services.makeRecurring(id) },
      { name: SUSPENDED_MAIL, handle: (job: SuspendedMail) => sendSuspendedMail(deps, job) },
    ],
  });
};
