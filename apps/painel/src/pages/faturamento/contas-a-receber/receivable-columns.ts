import type { InvoiceRow } from '@esteto/contract/invoice/invoice-answer';
import { invoiceStatusLabel, invoiceStatusTone } from '@esteto/domain/invoice/invoice-status';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/status-cell.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const receivableColumns = columnsFor<InvoiceRow>()([
  { key: 'company_name', header: 'Empresa' },
  { key: 'client_name', header: 'Tomador' },
  { key: 'status', header: 'Situação', cell: statusCell(invoiceStatusLabel, invoiceStatusTone) },
  { key: 'number', header: 'Número', width: 5, hideOnPhone: true, hidden: true },
  { key: 'competence', header: 'Competência', cell: 'month', sort: true, hideOnPhone: true },
  { key: 'requested_at', header: 'Solicitada', cell: 'instant', sort: true },
  { key: 'due_date', header: 'Vencimento', cell: 'date', sort: true, hidden: true },
  { key: 'requested_by_name', header: 'Solicitante', hidden: true },
  { key: 'gross_amount', header: 'Valor do serviço', cell: 'money', hidden: true },
  { key: 'net_amount', header: 'Valor líquido', cell: 'money', sort: true },
]);
