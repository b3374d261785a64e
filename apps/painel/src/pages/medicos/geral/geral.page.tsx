import { doctorQueries } from '@esteto/api-client/company/doctor';
import { useCan } from '@esteto/auth/can/can.tsx';
import { doctorsGeneral, receivables } from '@esteto/contract/access';
import type { DoctorTieRow } from '@esteto/contract/company/doctor';
import { accountingStatusLabel, accountingStatusTone } from '@esteto/domain/company/company/accounting-status-label';
import { memberTypeLabel } from '@esteto/domain/identity/permission/user-types';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Building2, FolderOpen, History, ReceiptText, Stethoscope } from 'lucide-react';
import { Outlet } from 'react-router';
import { analystFilter } from '../../../features/filtros/record-filters.ts';

/** Everybody in each of their companies: where the record of the one and of the other is opened. */
export default function DoctorsGeneralPage() {
  const canEdit = useCan(doctorsGeneral.edit);
  const seesInvoices = useCan(receivables.view);
  return (
    <ListPage
      title="Médicos"
      query={doctorQueries.ties}
      columns={columns}
      filters={filters}
      rowHref={canEdit ? doctorHref : undefined}
      actions={[...(canEdit ? edits : []), ...(seesInvoices ? [invoices] : []), files, history]}
      create="criar"
      createLabel="Novo médico"
      createAllowed={canEdit}
      aside={<ButtonLink to="convites">Convites</ButtonLink>}
      empty="Nenhum médico ainda. Quem entrar em uma empresa aparece aqui."
    >
      <Outlet />
    </ListPage>
  );
}

const doctorHref = ({ user_id }: DoctorTieRow): string => `usuario/${user_id}/editar`;

const edits: RowAction<DoctorTieRow>[] = [
  { label: 'Editar médico', icon: Stethoscope, to: doctorHref },
  { label: 'Editar empresa', icon: Building2, to: ({ company_id }) => `empresa/${company_id}/editar` },
];
const invoices: RowAction<DoctorTieRow> = {
  label: 'Notas fiscais',
  icon: ReceiptText,
  to: ({ company_id }) => `empresa/${company_id}/notas-fiscais`,
};
const files: RowAction<DoctorTieRow> = {
  label: 'Arquivos da empresa',
  icon: FolderOpen,
  to: ({ company_id }) => `empresa/${company_id}/arquivos`,
};
const history: RowAction<DoctorTieRow> = {
  label: 'Histórico da empresa',
  icon: History,
  to: ({ company_id }) => `empresa/${company_id}/historico`,
};

const columns = columnsFor<DoctorTieRow>()([
  { key: 'doctor_name', header: 'Médico' },
  { key: 'company_name', header: 'Empresa', width: 14 },
  { key: 'accounting_status', header: 'Situação', cell: statusCell(accountingStatusLabel, accountingStatusTone) },
  { key: 'user_type', header: 'Vínculo', cell: labelCell(memberTypeLabel), hideOnPhone: true },
  { key: 'document', header: 'Documento', cell: 'document', hidden: true },
  { key: 'analyst_name', header: 'Analista', hidden: true },
  { key: 'email', header: 'E-mail', hidden: true },
  { key: 'created_at', header: 'Desde', cell: 'instant', sort: true, hidden: true },
]);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Médico, empresa ou documento' },
  { kind: 'option', name: 'accounting_status', label: 'Situação', options: accountingStatusLabel },
  { kind: 'option', name: 'user_type', label: 'Vínculo', options: memberTypeLabel },
  { ...analystFilter, name: 'analyst_id' },
];

DoctorsGeneralPage.query = listStart(doctorQueries.ties, filters);
