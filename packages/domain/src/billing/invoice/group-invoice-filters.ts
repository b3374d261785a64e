import type { InferType } from 'yup';
import { competence, id, object, oneOf, text } from '../../shared/schema/fields.ts';
import { GROUP_INVOICE_STATUSES } from './group-invoice-status.ts';
import { invoiceStatusLabel } from './invoice-status.ts';

export const groupInvoiceFilters = object({
  search: text('Buscar').max(120),
  status: oneOf('Situação', GROUP_INVOICE_STATUSES, invoiceStatusLabel),
  professional_id: id('Profissional'),
  competence_from: competence('Competência de'),
  competence_to: competence('Competência até'),
});
export type GroupInvoiceFilters = InferType<typeof groupInvoiceFilters>;
