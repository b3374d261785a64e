import { invoice } from '@esteto/contract/billing/invoice';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bind } from '../../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../../platform/jobs/jobs.ts';
import { invoiceRecurrenceService } from './invoice-recurrence.service.ts';
import { MAKE_RECURRING, recurrenceDue } from './recurrence-due.ts';
import { SUSPENDED_MAIL, type SuspendedMail, sendSuspendedMail } from './suspended-mail.ts';

export const invoiceRecurrenceModule = (deps: Deps) => {
  const services = { invoiceRecurrences: invoiceRecurrenceService(deps), makeRecurring: recurrenceDue(deps) };
  const { invoiceRecurrences } = services;
  return defineModule({
    services,
    routes: [
      bind(invoice.startRecurrence, invoiceRecurrences.start),
      bind(invoice.changeRecurrence, invoiceRecurrences.change),
      bind(invoice.pauseRecurrence, invoiceRecurrences.pause),
      bind(invoice.resumeRecurrence, invoiceRecurrences.resume),
      bind(invoice.endRecurrence, invoiceRecurrences.end),
    ],
    jobs: [
      // Every hour, as 'invoices.expire'.
      {
        name: MAKE_RECURRING,
        label: 'Pedidos de notas recorrentes',
        cron: '10 * * * *',
        handle: (_data, id) => services.makeRecurring(id),
      },
      {
        name: SUSPENDED_MAIL,
        label: 'Recorrência suspensa',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: SuspendedMail) => sendSuspendedMail(deps, job),
      },
    ],
  });
};
