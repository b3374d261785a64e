import type { ClientRow } from '@esteto/contract/billing/client';
import { clientStatusLabel, clientStatusTone } from '@esteto/domain/billing/client/client-kinds';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { type ColumnSpec, columnsFor } from '@esteto/ui/patterns/data-table/columns';

type Differing<Row> = {
  /** Column that names the company whose client it is, where the list holds those of many. */
  owner?: ColumnSpec<Row>;
  phone?: Pick<ColumnSpec<Row>, 'hidden'>;
};

/** A list of clients. */
export const clientColumns = <Row extends ClientRow>({ owner, phone }: Differing<Row> = {}) =>
  columnsFor<Row>()([
    { key: 'name', header: 'Nome', sort: true },
    ...(owner ? [owner] : []),
    { key: 'status', header: 'Situação', cell: statusCell(clientStatusLabel, clientStatusTone) },
    { key: 'fantasy_name', header: 'Nome fantasia', hideOnPhone: true, hidden: true },
    { key: 'document', header: 'Documento', cell: 'document' },
    { key: 'email', header: 'E-mail', hideOnPhone: true, hidden: true },
    { key: 'phone', header: 'Telefone', cell: 'phone', hideOnPhone: true, ...phone },
    { key: 'created_at', header: 'Desde', cell: 'instant', sort: true, hidden: true },
    { key: 'open_balance', header: 'A receber', cell: 'money', value: ({ open_balance }) => open_balance || null },
  ]);
