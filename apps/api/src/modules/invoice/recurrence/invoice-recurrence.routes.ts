import { invoiceRecurrence } from '@esteto/contract/invoice-recurrence';
import type { Bind } from '../../../platform/http/bind.ts';
import type { InvoiceRecurrenceService } from './invoice-recurrence.service.ts';

export const invoiceRecurrenceRoutes = (bind: Bind, service: InvoiceRecurrenceService) => [
  bind(invoiceRecurrence.start, service.start),
  bind(invoiceRecurrence.change, service.change),
  bind(invoiceRecurrence.pause, service.pause),
  bind(invoiceRecurrence.resume, service.resume),
  bind(invoiceRecurrence.end, service.end),
];
