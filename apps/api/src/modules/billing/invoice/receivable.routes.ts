import { receivable } from '@esteto/contract/billing/receivable';
import type { Bind } from '../../../platform/http/bind.ts';
import type { InvoiceService } from './invoice.service.ts';

/** The staff's side: the same invoices, of every company. */
export const receivableRoutes = (bind: Bind, invoices: InvoiceService) => [
  bind(receivable.list, (_actor, input) => invoices.list('every_company', input)),
  bind(receivable.detail, (_actor, input) => invoices.detail('every_company', input)),
  bind(receivable.request, invoices.requestFor),
  bind(receivable.parties, invoices.parties),
  bind(receivable.effects, invoices.effects),
  bind(receivable.update, invoices.update),
  bind(receivable.history, invoices.history),
  bind(receivable.mirror, (_actor, input) => invoices.mirror('every_company', input)),
  bind(receivable.attach, invoices.attach),
  bind(receivable.document, (_actor, input) => invoices.document('every_company', input)),
];
