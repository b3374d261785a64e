import { receivableQueries } from '@esteto/api-client/billing/receivable';
import { useCan } from '@esteto/auth/can/can.tsx';
import { archiving, invoiceExport, receipts, receivables } from '@esteto/contract/access';
import type { InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import { invoiceStageLabel } from '@esteto/domain/billing/invoice/invoice-stage';
import {
  invoiceStatusLabel,
  isAsked,
  isCancellable,
  isEditable,
  isIssuable,
  isIssued,
  isReceivable,
} from '@esteto/domain/billing/invoice/invoice-status';
import type { BatchAction } from '@esteto/domain/billing/invoice-batch/batch-action';
import { conciergeFilterLabel } from '@esteto/domain/company/company/concierge-filter';
import { invoiceColumn, invoiceName } from '@esteto/features/billing/invoice/invoice-list-columns';
import { requestMonth } from '@esteto/features/billing/invoice/request-month.tsx';
import { SavedViews } from '@esteto/features/office/saved-view/saved-views.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { BulkAction, RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { Archive, CircleAlert, Download, FileCheck2, History, type LucideIcon, Mail, Pencil, Wallet, X } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { analystFilter, clientFilter, companyFilter } from '../../../features/filtros/record-filters.ts';

export default function AccountsReceivablePage() {
  const canEdit = useCan(receivables.edit);
  const canReceive = useCan(receipts.edit);
  const canArchive = useCan(archiving.edit);
  const canExport = useCan(invoiceExport.view);
  const isArchive = useSearchParams()[0].has('archived');
  const confirm = useConfirm();
  const actions = useMemo(
    () => [...(canEdit ? edits : []), ...(canReceive ? [receive] : []), history, ...(canEdit ? [cancel] : [])],
    [canEdit, canReceive],
  );
  const bulk = (label: string, icon: LucideIcon, action: BatchAction): BulkAction<InvoiceRow> => ({
    label,
    icon,
    onSelect: (selection) =>
      void import('../../../features/lote/start-batch.ts').then(({ startBatch }) => startBatch(action, selection, confirm)),
  });
  const archive = isArchive ? bulk('Desarquivar', Archive, 'unarchive') : bulk('Arquivar', Archive, 'archive');
  const many = [
    ...(canEdit ? [bulk('Enviar por e-mail', Mail, 'email')] : []),
    ...(canArchive ? [archive] : []),
    ...(canExport ? [bulk('Exportar', Download, 'export')] : []),
  ];
  return (
    <ListPage
      title="Contas a receber"
      query={receivableQueries.list}
      columns={receivableColumns}
      filters={filters}
      create="criar"
      createLabel="Solicitar nota"
      createAllowed={canEdit}
      rowHref={rowHref}
      rowName={rowName}
      actions={actions}
      bulk={many.length > 0 ? many : undefined}
      aside={<SavedViews list="receivables" />}
      empty="Nenhuma nota ainda. As notas que os médicos solicitarem aparecem aqui."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ id }: InvoiceRow): string => `nota/${id}/detalhes`;

const rowName = (row: InvoiceRow): string => `${row.company_name}: ${invoiceName(row)}`;

const edits: RowAction<InvoiceRow>[] = [
  // Where there are some; the first is opened from the details.
  { label: 'Exigências', icon: CircleAlert, to: ({ id }) => `nota/${id}/exigencias`, allowed: ({ status }) => isAsked(status) },
  { label: 'Emitir', icon: FileCheck2, to: ({ id }) => `nota/${id}/emitir`, allowed: ({ status }) => isIssuable(status) },
  { label: 'Enviar por e-mail', icon: Mail, to: ({ id }) => `nota/${id}/enviar-email`, allowed: ({ status }) => isIssued(status) },
  { label: 'Editar', icon: Pencil, to: ({ id }) => `nota/${id}/editar`, allowed: ({ status }) => isEditable(status) },
];

const cancel: RowAction<InvoiceRow> = {
  label: 'Cancelar nota',
  icon: X,
  to: ({ id }) => `nota/${id}/cencelar`,
  allowed: ({ status }) => isCancellable(status),
  tone: 'danger',
};

const receive: RowAction<InvoiceRow> = {
  label: 'Registrar recebimento',
  icon: Wallet,
  to: ({ id }) => `nota/${id}/receber`,
  allowed: ({ status }) => isReceivable(status),
};

const history: RowAction<InvoiceRow> = { label: 'Histórico', icon: History, to: ({ id }) => `nota/${id}/historico` };

const months = monthOptions(36);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Empresa, tomador ou número' },
  { kind: 'option', name: 'status', label: 'Situação', options: invoiceStatusLabel },
  { kind: 'option', name: 'stage', label: 'Etapa', options: invoiceStageLabel },
  { kind: 'period', name: 'competence_from', to: 'competence_to', label: 'Competência', options: months },
  companyFilter,
  clientFilter,
  analystFilter,
  { kind: 'option', name: 'concierge', label: 'Concierge', options: conciergeFilterLabel },
  { kind: 'flag', name: 'late', label: 'Em atraso' },
  { kind: 'flag', name: 'paid_late', label: 'Pagas com atraso' },
  { kind: 'flag', name: 'archived', label: 'Arquivadas' },
];

const receivableColumns = columnsFor<InvoiceRow>()([
  invoiceColumn.company,
  invoiceColumn.client,
  invoiceColumn.status,
  invoiceColumn.number,
  invoiceColumn.due,
  invoiceColumn.responsible,
  { ...invoiceColumn.competence, value: (row) => row, cell: requestMonth },
  { ...invoiceColumn.requested, hidden: true },
  invoiceColumn.requester,
  invoiceColumn.gross,
  invoiceColumn.net,
]);

AccountsReceivablePage.query = listStart(receivableQueries.list, filters);
