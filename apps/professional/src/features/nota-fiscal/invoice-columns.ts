import type { InvoiceRow } from '@esteto/contract/invoice/invoice-answer';
import { invoiceStatusLabel, invoiceStatusTone } from '@esteto/domain/invoice/invoice-status';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { monthCell } from '@esteto/ui/patterns/data-table/cells/month-cell';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/status-cell.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

type Month = Pick<InvoiceRow, 'competence' | 'is_recurring'>;

/** 'nov/2026', and a quiet word where the request repeats itself. */
const monthOfRequest: Cell<Month> = {
  render: ({ competence, is_recurring }) => (is_recurring ? `${formatCompetence(competence)} · recorrente` : formatCompetence(competence)),
  text: ({ competence }) => monthCell.text(competence),
  sheet: ({ competence }) => ({ value: new Date(`${competence}-01T00:00:00Z`), format: 'mm/yyyy' }),
};

export const invoiceColumns = columnsFor<InvoiceRow>()([
  { key: 'client_name', header: 'Tomador' },
  { key: 'status', header: 'Situação', cell: statusCell(invoiceStatusLabel, invoiceStatusTone) },
  { key: 'number', header: 'Número', width: 5, hideOnPhone: true },
  { key: 'competence', header: 'Competência', value: (row) => row, cell: monthOfRequest, sort: true },
  { key: 'due_date', header: 'Vencimento', cell: 'date', sort: true },
  { key: 'requested_at', header: 'Solicitada', cell: 'instant', sort: true, hidden: true },
  { key: 'requested_by_name', header: 'Solicitante', hidden: true },
  { key: 'gross_amount', header: 'Valor do serviço', cell: 'money', hidden: true },
  { key: 'received_amount', header: 'Recebido', cell: 'money', hidden: true },
  { key: 'net_amount', header: 'Você recebe', cell: 'money', sort: true },
]);
