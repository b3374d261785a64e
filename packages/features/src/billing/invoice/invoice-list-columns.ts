import type { InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import { invoiceStatusLabel, invoiceStatusTone } from '@esteto/domain/billing/invoice/invoice-status';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import type { ColumnSpec } from '@esteto/ui/patterns/data-table/columns';
import { createElement } from 'react';

/** The first name; in full on hover and in a file. */
const shortName: Cell<string> = {
  render: (name) => createElement('span', { title: name }, name.split(' ')[0]),
  text: (name) => name,
  width: 5,
};

type Named = Pick<InvoiceRow, 'client_name' | 'number' | 'competence'>;

/** What tells one invoice of a list from another: 'Hospital São Lucas, nota 118', the month while it has no number. */
export const invoiceName = ({ client_name, number, competence }: Named): string =>
  `${client_name}, ${number === null ? formatCompetence(competence) : `nota ${number}`}`;

/** The columns of an invoice that lists have in common: each list takes those it shows, in its own order, with what differs laid over. */
export const invoiceColumn = {
  company: { key: 'company_name', header: 'Empresa' },
  client: { key: 'client_name', header: 'Tomador' },
  status: { key: 'status', header: 'Situação', cell: statusCell(invoiceStatusLabel, invoiceStatusTone) },
  number: { key: 'number', header: 'Número', width: 3.5, hideOnPhone: true },
  competence: { key: 'competence', header: 'Competência', cell: 'month', sort: true, hideOnPhone: true },
  issued: { key: 'issue_date', header: 'Emissão', cell: 'date', hidden: true },
  due: { key: 'due_date', header: 'Vencimento', cell: 'date', sort: true, lead: 'vence' },
  requested: { key: 'requested_at', header: 'Solicitada', cell: 'instant', sort: true },
  responsible: { key: 'responsible_name', header: 'Analista', cell: shortName, hideOnPhone: true },
  requester: { key: 'requested_by_name', header: 'Solicitante', hidden: true },
  gross: { key: 'gross_amount', header: 'Valor do serviço', cell: 'money', hidden: true },
  received: { key: 'received_amount', header: 'Recebido', cell: 'money', hidden: true },
  net: { key: 'net_amount', header: 'Valor líquido', cell: 'money', sort: true },
} as const satisfies Record<string, ColumnSpec<{ id: number }>>;
