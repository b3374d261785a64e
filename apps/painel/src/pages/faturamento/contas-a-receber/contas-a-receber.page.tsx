import { receivableQueries } from '@esteto/api-client/receivable';
import { useCan } from '@esteto/auth/can/can.tsx';
import { receipts, receivables } from '@esteto/contract/access';
import type { InvoiceRow } from '@esteto/contract/invoice-answer';
import { conciergeFilterLabel } from '@esteto/domain/company/company-kinds';
import { invoiceStageLabel } from '@esteto/domain/invoice/invoice-stage';
import { invoiceStatusLabel, isEditable, isIssuable, isReceivable } from '@esteto/domain/invoice/invoice-status';
import { SavedViews } from '@esteto/shell/saved-views/saved-views.tsx';
import type { RowAction } from '@esteto/ui/data-table/row-action';
import type { FilterField } from '@esteto/ui/list-page/filter-field';
import { ListPage } from '@esteto/ui/list-page/list-page.tsx';
import { monthOptions } from '@esteto/ui/list-page/month-options';
import { FileCheck2, HandCoins, History, Pencil } from 'lucide-react';
import { Outlet } from 'react-router';
import { analystFilter, clientFilter, companyFilter } from '../../../features/filtros/record-filters.ts';
import { receivableColumns } from './receivable-columns.ts';

export default function AccountsReceivablePage() {
  const canEdit = useCan(receivables.edit);
  const canReceive = useCan(receipts.edit);
  return (
    <ListPage
      title="Contas a receber"
      query={receivableQueries.list}
      columns={receivableColumns}
      filters={filters}
      rowHref={({ id }) => `nota/${id}/detalhes`}
      actions={[...(canEdit ? edits : []), ...(canReceive ? [receive] : []), history]}
      aside={<SavedViews list="receivables" />}
      empty="Nenhuma nota ainda. As notas que os médicos solicitarem aparecem aqui."
    >
      <Outlet />
    </ListPage>
  );
}

const edits: RowAction<InvoiceRow>[] = [
  {
    label: 'Emitir',
    icon: FileCheck2,
    to: ({ id }) => `nota/${id}/emitir`,
    allowed: ({ status }) => isIssuable(status),
  },
  { label: 'Editar', icon: Pencil, to: ({ id }) => `nota/${id}/editar`, allowed: ({ status }) => isEditable(status) },
];

const receive: RowAction<InvoiceRow> = {
  label: 'Registrar recebimento',
  icon: HandCoins,
  to: ({ id }) => `nota/${id}/receber`,
  allowed: ({ status }) => isReceivable(status),
};

const history: RowAction<InvoiceRow> = { label: 'Histórico', icon: History, to: ({ id }) => `nota/${id}/historico` };

const months = monthOptions(36);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Empresa, tomador ou número' },
  { kind: 'option', name: 'status', label: 'Situação', options: invoiceStatusLabel },
  { kind: 'option', name: 'stage', label: 'Etapa', options: invoiceStageLabel },
  { kind: 'option', name: 'competence_from', label: 'De', options: months },
  { kind: 'option', name: 'competence_to', label: 'Até', options: months },
  companyFilter,
  clientFilter,
  analystFilter,
  { kind: 'option', name: 'concierge', label: 'Concierge', options: conciergeFilterLabel },
  { kind: 'flag', name: 'paid_late', label: 'Pagas com atraso' },
];
