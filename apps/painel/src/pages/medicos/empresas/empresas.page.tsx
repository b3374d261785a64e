import { companyRegisterQueries } from '@esteto/api-client/company-register';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyRegisters, receivables } from '@esteto/contract/access';
import type { RegisterRow } from '@esteto/contract/company-register';
import { SavedViews } from '@esteto/features/saved-view/saved-views.tsx';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { ArrowLeftRight, History, Pencil, ReceiptText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { ChangeStatus } from '../../../features/empresa/change-status.tsx';
import { companyColumns } from '../../../features/empresa/register-columns.ts';
import { registerFilters } from '../../../features/empresa/register-filters.ts';
import { useAssign } from '../../../features/empresa/use-assign.tsx';

export default function CompaniesPage() {
  const canEdit = useCan(companyRegisters.edit);
  const seesInvoices = useCan(receivables.view);
  const { bulk, question } = useAssign();
  const [moved, setMoved] = useState<RegisterRow | null>(null);
  const actions = useMemo((): RowAction<RegisterRow>[] => {
    const move: RowAction<RegisterRow> = { label: 'Mudar situação', icon: ArrowLeftRight, onSelect: setMoved };
    return [...(canEdit ? [edit] : []), ...(seesInvoices ? [invoices] : []), history, ...(canEdit ? [move] : [])];
  }, [canEdit, seesInvoices]);
  return (
    <ListPage
      title="Empresas"
      query={companyRegisterQueries.companies}
      columns={companyColumns}
      filters={registerFilters}
      create="criar"
      createLabel="Nova empresa"
      createAllowed={canEdit}
      rowHref={canEdit ? rowHref : undefined}
      actions={actions}
      bulk={canEdit ? bulk : undefined}
      aside={<SavedViews list="companies" />}
      empty="Nenhuma empresa ainda. As que forem cadastradas aparecem aqui."
    >
      <Outlet />
      {question}
      {moved && <ChangeStatus row={moved} onClose={() => setMoved(null)} />}
    </ListPage>
  );
}

const rowHref = ({ id }: RegisterRow): string => `empresa/${id}/editar`;

const edit: RowAction<RegisterRow> = { label: 'Editar', icon: Pencil, to: rowHref };
const invoices: RowAction<RegisterRow> = { label: 'Notas fiscais', icon: ReceiptText, to: ({ id }) => `empresa/${id}/notas-fiscais` };
const history: RowAction<RegisterRow> = { label: 'Histórico', icon: History, to: ({ id }) => `empresa/${id}/historico` };
