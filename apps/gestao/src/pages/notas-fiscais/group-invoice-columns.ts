import type { GroupInvoiceRow } from '@esteto/contract/invoice/group-invoice';
import { invoiceStatusLabel, invoiceStatusTone } from '@esteto/domain/invoice/invoice-status';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/status-cell.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const groupInvoiceColumns = columnsFor<GroupInvoiceRow>()([
  { key: 'professional_names', header: 'Profissional' },
  { key: 'company_name', header: 'Empresa' },
  { key: 'status', header: 'Situação', cell: statusCell(invoiceStatusLabel, invoiceStatusTone) },
  { key: 'number', header: 'Número', width: 5, hideOnPhone: true },
  { key: 'competence', header: 'Competência', cell: 'month', sort: true, hideOnPhone: true },
  { key: 'issue_date', header: 'Emissão', cell: 'date', hidden: true },
  { key: 'due_date', header: 'Vencimento', cell: 'date', sort: true },
  { key: 'client_name', header: 'Tomador', hidden: true },
  { key: 'gross_amount', header: 'Valor do serviço', cell: 'money', hidden: true },
  { key: 'net_amount', header: 'Valor líquido', cell: 'money', sort: true },
]);
