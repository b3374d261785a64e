import type { InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import { invoiceColumn } from '@esteto/features/billing/invoice/invoice-list-columns';
import { requestMonth } from '@esteto/features/billing/invoice/request-month.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

const columns = [
  invoiceColumn.client,
  invoiceColumn.status,
  invoiceColumn.number,
  { ...invoiceColumn.competence, value: (row: InvoiceRow) => row, cell: requestMonth, hideOnPhone: false },
  invoiceColumn.due,
  { ...invoiceColumn.requested, hidden: true },
  invoiceColumn.requester,
  invoiceColumn.gross,
  invoiceColumn.received,
] as const;

const net = { ...invoiceColumn.net, header: 'Você recebe' } as const;

export const invoiceColumns = columnsFor<InvoiceRow>()([...columns, net]);

/** Where only what counts as revenue is listed: with what each adds to it, and their sum. */
export const revenueColumns = columnsFor<InvoiceRow>()([
  ...columns,
  { ...net, hideOnPhone: true },
  { key: 'revenue', header: 'Receita', cell: 'money' },
]);
