import type { InvoiceRow } from '@esteto/contract/invoice/invoice-answer';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { invoiceColumn } from '@esteto/features/invoice/invoice-list-columns';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { cellKinds } from '@esteto/ui/patterns/data-table/cells/cell-kinds.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

type Month = Pick<InvoiceRow, 'competence' | 'is_recurring'>;

/** 'nov/2026', and a quiet word where the request repeats itself. */
const monthOfRequest: Cell<Month> = {
  render: ({ competence, is_recurring }) => (is_recurring ? `${formatCompetence(competence)} · recorrente` : formatCompetence(competence)),
  text: ({ competence }) => cellKinds.month.text(competence),
  sheet: ({ competence }) => cellKinds.month.sheet?.(competence) ?? { value: competence },
};

const columns = [
  invoiceColumn.client,
  invoiceColumn.status,
  invoiceColumn.number,
  { ...invoiceColumn.competence, value: (row: Month) => row, cell: monthOfRequest, hideOnPhone: false },
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
