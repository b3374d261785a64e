import { invoiceStatusLabel, invoiceStatusTone } from '@esteto/domain/invoice/invoice-status';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import type { ColumnSpec } from '@esteto/ui/patterns/data-table/columns';

/** The columns of an invoice that lists have in common: each list takes those it shows, in its own order, with what differs laid over. */
export const invoiceColumn = {
  company: { key: 'company_name', header: 'Empresa' },
  client: { key: 'client_name', header: 'Tomador' },
  status: { key: 'status', header: 'Situação', cell: statusCell(invoiceStatusLabel, invoiceStatusTone) },
  number: { key: 'number', header: 'Número', width: 5, hideOnPhone: true },
  competence: { key: 'competence', header: 'Competência', cell: 'month', sort: true, hideOnPhone: true },
  issued: { key: 'issue_date', header: 'Emissão', cell: 'date', hidden: true },
  due: { key: 'due_date', header: 'Vencimento', cell: 'date', sort: true },
  requested: { key: 'requested_at', header: 'Solicitada', cell: 'instant', sort: true },
  requester: { key: 'requested_by_name', header: 'Solicitante', hidden: true },
  gross: { key: 'gross_amount', header: 'Valor do serviço', cell: 'money', hidden: true },
  received: { key: 'received_amount', header: 'Recebido', cell: 'money', hidden: true },
  net: { key: 'net_amount', header: 'Valor líquido', cell: 'money', sort: true },
} as const satisfies Record<string, ColumnSpec<{ id: number }>>;
