import { tagMutations, tagQueries } from '@esteto/api-client/duty/tag';
import { useCan } from '@esteto/auth/can/can.tsx';
import { tags } from '@esteto/contract/access';
import type { TagRow } from '@esteto/contract/duty/tag';
import { tagStateLabel } from '@esteto/domain/duty/tag/tag-form';
import { tagColorLabel, tagScopeLabel } from '@esteto/domain/duty/tag/tag-kinds';
import { TagMark } from '@esteto/features/duty/tag/tag-mark.tsx';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import { useDeleteAction } from '@esteto/ui/patterns/data-table/use-delete-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Pencil } from 'lucide-react';
import { Outlet } from 'react-router';

export default function TagsPage() {
  const canEdit = useCan(tags.edit);
  const remove = useDeleteAction(tagMutations.remove, {
    verb: 'Excluir tag',
    message: ({ name }: TagRow) => `${name} sai das listas. O histórico fica.`,
    done: 'Tag excluída.',
  });
  return (
    <ListPage
      title="Tags"
      query={tagQueries.list}
      columns={tagColumns}
      filters={filters}
      create="criar"
      createLabel="Criar tag"
      createAllowed={canEdit}
      rowHref={canEdit ? editOf : undefined}
      actions={canEdit ? [{ label: 'Editar', icon: Pencil, to: editOf }, remove] : undefined}
      empty="Nenhuma tag ainda. Crie a primeira para separar plantões, profissionais ou unidades."
    >
      <Outlet />
    </ListPage>
  );
}

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Buscar por nome' },
  { kind: 'option', name: 'scope', label: 'Serve para', options: tagScopeLabel },
  { kind: 'option', name: 'state', label: 'Situação', options: tagStateLabel },
];

const editOf = ({ id }: TagRow): string => `${id}/editar`;

const mark: Cell<TagRow> = {
  render: ({ color, name }) => <TagMark color={color} name={name} />,
  text: ({ name }) => name,
};

const tagColumns = columnsFor<TagRow>()([
  { key: 'name', header: 'Nome', value: (row) => row, cell: mark, sort: true },
  { key: 'scope', header: 'Serve para', cell: labelCell(tagScopeLabel) },
  { key: 'color', header: 'Cor', cell: labelCell(tagColorLabel), hideOnPhone: true },
  {
    key: 'state',
    header: 'Situação',
    value: ({ is_active }) => (is_active ? 'active' : 'inactive'),
    cell: statusCell(tagStateLabel, { active: 'done', inactive: 'ended' }),
  },
  { key: 'created_at', header: 'Criada', cell: 'instant', sort: true, hidden: true },
]);

TagsPage.query = listStart(tagQueries.list, filters);
