import type { InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import { invoiceColumn } from '@esteto/features/billing/invoice/invoice-list-columns';
import { requestMonth } from '@esteto/features/billing/invoice/request-month.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const receivableColumns = columnsFor<InvoiceRow>()([
  invoiceColumn.company,
  invoiceColumn.client,
  invoiceColumn.status,
  invoiceColumn.number,
  invoiceColumn.due,
  invoiceColumn.responsible,
  { ...invoiceColumn.competence, value: (row) => row, cell: requestMonth },
  { ...invoiceColumn.requested, hidden: true },
  invoiceColumn.requester,
  invoiceColumn.gross,
  invoiceColumn.net,
]);
