import { qualificationQueries } from '@esteto/api-client/duty/qualification';
import { useCan } from '@esteto/auth/can/can.tsx';
import { qualifications } from '@esteto/contract/access';
import type { QualificationRow } from '@esteto/contract/duty/qualification';
import { obligationLabel, qualificationStateLabel } from '@esteto/domain/duty/qualification/qualification-form';
import { qualificationKindLabel } from '@esteto/domain/duty/qualification/qualification-kinds';
import { countOf } from '@esteto/domain/shared/text/text';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Pencil } from 'lucide-react';
import { Outlet } from 'react-router';

/** What the group asks of whoever works for it. */
export default function QualificationsPage() {
  const canEdit = useCan(qualifications.edit);
  return (
    <ListPage
      title="Qualificações"
      query={qualificationQueries.list}
      columns={qualificationColumns}
      filters={filters}
      create="criar"
      createLabel="Criar qualificação"
      createAllowed={canEdit}
      rowHref={canEdit ? editOf : undefined}
      actions={canEdit ? [{ label: 'Editar', icon: Pencil, to: editOf }] : undefined}
      empty="Nenhuma qualificação ainda. Crie a primeira: um RQE, um curso ou um treinamento."
    >
      <Outlet />
    </ListPage>
  );
}

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Buscar por nome' },
  { kind: 'option', name: 'kind', label: 'Tipo', options: qualificationKindLabel },
  { kind: 'option', name: 'state', label: 'Situação', options: qualificationStateLabel },
];

const editOf = ({ id }: QualificationRow): string => `${id}/editar`;

const qualificationColumns = columnsFor<QualificationRow>()([
  { key: 'name', header: 'Nome', sort: true },
  { key: 'kind', header: 'Tipo', cell: labelCell(qualificationKindLabel) },
  { key: 'obligation', header: 'Obrigatória', value: ({ obligation, unit_names }) => unit_names ?? obligationLabel[obligation] },
  {
    key: 'validity_months',
    header: 'Validade',
    value: ({ validity_months }) => (validity_months ? countOf(validity_months, 'mês', 'meses') : 'Sem validade'),
    width: 8,
    hideOnPhone: true,
  },
  { key: 'requires_document', header: 'Documento', cell: 'flag', hideOnPhone: true },
  {
    key: 'state',
    header: 'Situação',
    value: ({ is_active }) => (is_active ? 'active' : 'inactive'),
    cell: statusCell(qualificationStateLabel, { active: 'done', inactive: 'ended' }),
  },
  { key: 'created_at', header: 'Criada', cell: 'instant', sort: true, hidden: true },
]);

QualificationsPage.query = listStart(qualificationQueries.list, filters);
