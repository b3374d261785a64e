import { invoice } from '@esteto/contract/invoice/invoice';
import type { Bind } from '../../../platform/http/bind.ts';
import type { InvoiceRecurrenceService } from './invoice-recurrence.service.ts';

export const invoiceRecurrenceRoutes = (bind: Bind, service: InvoiceRecurrenceService) => [
  bind(invoice.startRecurrence, service.start),
  bind(invoice.changeRecurrence, service.change),
  bind(invoice.pauseRecurrence, service.pause),
  bind(invoice.resumeRecurrence, service.resume),
  bind(invoice.endRecurrence, service.end),
];
