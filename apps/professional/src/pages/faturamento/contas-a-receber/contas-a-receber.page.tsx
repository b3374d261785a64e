import { invoiceQueries } from '@esteto/api-client/billing/invoice';
import { useCan } from '@esteto/auth/can/can.tsx';
import { clients, invoices } from '@esteto/contract/access';
import type { InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import { takerKindFilterLabel } from '@esteto/domain/billing/client/client-kinds';
import { invoiceStageLabel } from '@esteto/domain/billing/invoice/invoice-stage';
import { invoiceStatusLabel, isDead } from '@esteto/domain/billing/invoice/invoice-status';
import { invoiceName } from '@esteto/features/billing/invoice/invoice-list-columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { RotateCw, Upload } from 'lucide-react';
import { Outlet, useSearchParams } from 'react-router';
import { invoiceColumns, revenueColumns } from '../../../features/nota-fiscal/invoice-columns.ts';

export default function InvoicesPage() {
  const canRequest = useCan(invoices.ask);
  return (
    <ListPage
      title="Notas fiscais"
      query={invoiceQueries.list}
      columns={useSearchParams()[0].has('revenue') ? revenueColumns : invoiceColumns}
      filters={useCan(clients.view) ? filtersByClient : filters}
      create="criar"
      createLabel="Solicitar nota"
      createAllowed={canRequest}
      rowHref={rowHref}
      rowName={invoiceName}
      actions={canRequest ? actions : undefined}
      empty="Nenhuma nota ainda. A primeira leva um minuto."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ company_id, id }: InvoiceRow): string => `empresa/${company_id}/detalhes/${id}`;

const actions: RowAction<InvoiceRow>[] = [
  { label: 'Repetir', icon: RotateCw, to: ({ id }) => `repetir/${id}` },
  { label: 'Enviar arquivo', icon: Upload, to: ({ id }) => `upload/${id}`, allowed: ({ status }) => !isDead(status) },
];

/** Five years, as far back as a note may be asked for, and the year before them, beside which the charts put the first. */
const months = monthOptions(72);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Buscar por tomador ou número' },
  { kind: 'option', name: 'status', label: 'Situação', options: invoiceStatusLabel },
  { kind: 'option', name: 'stage', label: 'Etapa', options: invoiceStageLabel },
  { kind: 'period', name: 'competence_from', to: 'competence_to', label: 'Competência', options: months },
  { kind: 'flag', name: 'late', label: 'Em atraso' },
  { kind: 'flag', name: 'paid_late', label: 'Pagas com atraso' },
  { kind: 'flag', name: 'recurring', label: 'Recorrentes' },
  { kind: 'option', name: 'taker_kind', label: 'Tipo de tomador', options: takerKindFilterLabel },
  { kind: 'flag', name: 'revenue', label: 'Contam na receita' },
];

const filtersByClient: FilterField[] = [
  ...filters,
  {
    kind: 'record',
    name: 'client_id',
    label: 'Tomador',
    load: async () => (await import('../../../features/tomador/client-options.ts')).clientOptions,
  },
];

InvoicesPage.query = listStart(invoiceQueries.list, filters);
