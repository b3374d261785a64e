import type { GroupInvoiceRow } from '@esteto/contract/billing/group-invoice';
import { invoiceColumn } from '@esteto/features/billing/invoice/invoice-list-columns';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const groupInvoiceColumns = columnsFor<GroupInvoiceRow>()([
  { key: 'professional_names', header: 'Profissional' },
  invoiceColumn.company,
  invoiceColumn.status,
  invoiceColumn.number,
  invoiceColumn.competence,
  invoiceColumn.issued,
  invoiceColumn.due,
  { ...invoiceColumn.client, hidden: true },
  invoiceColumn.gross,
  invoiceColumn.net,
]);
