import { tagMutations, tagQueries } from '@esteto/api-client/company/tag';
import { useCan } from '@esteto/auth/can/can.tsx';
import { tags } from '@esteto/contract/access';
import type { TagRow } from '@esteto/contract/company/tag';
import { tagStateLabel } from '@esteto/domain/company/tag/tag-form';
import { tagScopeLabel } from '@esteto/domain/company/tag/tag-kinds';
import { useDeleteAction } from '@esteto/ui/patterns/data-table/use-delete-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Pencil } from 'lucide-react';
import { Outlet } from 'react-router';
import { tagColumns } from './tag-columns.tsx';

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

TagsPage.query = listStart(tagQueries.list, filters);
