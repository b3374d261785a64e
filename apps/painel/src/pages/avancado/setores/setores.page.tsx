import { departmentMutations, departmentQueries } from '@esteto/api-client/identity/department';
import { useCan } from '@esteto/auth/can/can.tsx';
import { analysts, departments } from '@esteto/contract/access';
import type { DepartmentRow } from '@esteto/contract/identity/department';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { useDeleteAction } from '@esteto/ui/patterns/data-table/use-delete-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Pencil, Users } from 'lucide-react';
import { Outlet } from 'react-router';
import { path } from '../../../path.ts';

export default function DepartmentsPage() {
  const canEdit = useCan(departments.edit);
  const canDelete = useCan(departments.delete);
  const seesPeople = useCan(analysts.view);
  const remove = useDeleteAction<DepartmentRow, unknown, { id: number }>(departmentMutations.remove, {
    verb: 'Excluir setor',
    message: ({ name }) => `O setor ${name} some das listas. As permissões de cada pessoa continuam como estão.`,
    done: 'Setor excluído.',
  });
  return (
    <ListPage
      title="Setores"
      query={departmentQueries.list}
      columns={departmentColumns}
      filters={filters}
      create="criar"
      createLabel="Novo setor"
      createAllowed={canEdit}
      rowHref={canEdit ? editHref : undefined}
      actions={[...(canEdit ? [edit] : []), ...(seesPeople ? [people] : []), ...(canDelete ? [remove] : [])]}
      empty="Nenhum setor ainda. Um setor reúne pessoas e guarda o que elas costumam poder."
    >
      <Outlet />
    </ListPage>
  );
}

const editHref = ({ id }: DepartmentRow): string => `setor/${id}/editar`;

const edit: RowAction<DepartmentRow> = { label: 'Editar', icon: Pencil, to: editHref };
const people: RowAction<DepartmentRow> = {
  label: 'Pessoas do setor',
  icon: Users,
  to: ({ id }) => path('/painel/avancado/analistas', undefined, { department_id: id }),
};

const filters: FilterField[] = [{ kind: 'search', name: 'search', placeholder: 'Nome do setor' }];

const departmentColumns = columnsFor<DepartmentRow>()([
  { key: 'name', header: 'Setor', sort: true },
  { key: 'people_count', header: 'Pessoas', cell: 'number' },
  { key: 'grants_count', header: 'Permissões no modelo', cell: 'number' },
  { key: 'description', header: 'O que faz', width: 16, hideOnPhone: true },
  { key: 'created_at', header: 'Desde', cell: 'instant', sort: true, hidden: true },
]);

DepartmentsPage.query = listStart(departmentQueries.list, filters);
