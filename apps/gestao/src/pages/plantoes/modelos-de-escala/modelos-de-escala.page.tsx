import { scaleTemplateMutations, scaleTemplateQueries } from '@esteto/api-client/duty/scale-template';
import { useCan } from '@esteto/auth/can/can.tsx';
import { scaleTemplates } from '@esteto/contract/access';
import type { ScaleTemplateRow } from '@esteto/contract/duty/scale-template';
import { useDeleteAction } from '@esteto/ui/patterns/data-table/use-delete-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { CalendarPlus, Pencil } from 'lucide-react';
import { Outlet } from 'react-router';
import { templateColumns } from './template-columns.ts';

/** Weeks of shifts that come again: kept here, laid onto the schedule when they are due. */
export default function ScaleTemplatesPage() {
  const canEdit = useCan(scaleTemplates.edit);
  const remove = useDeleteAction(scaleTemplateMutations.remove, {
    verb: 'Excluir modelo',
    message: ({ name }: ScaleTemplateRow) => `${name} sai da lista. Os plantões que ele já incluiu ficam na escala.`,
    done: 'Modelo excluído.',
  });
  return (
    <ListPage
      title="Modelos de escala"
      query={scaleTemplateQueries.list}
      columns={templateColumns}
      filters={filters}
      create="criar"
      createLabel="Criar modelo"
      createAllowed={canEdit}
      rowHref={canEdit ? editOf : undefined}
      actions={
        canEdit
          ? [{ label: 'Aplicar à escala', icon: CalendarPlus, to: applyOf }, { label: 'Editar', icon: Pencil, to: editOf }, remove]
          : undefined
      }
      empty="Nenhum modelo ainda. Crie o primeiro e monte um mês inteiro de uma vez."
    >
      <Outlet />
    </ListPage>
  );
}

const filters: FilterField[] = [{ kind: 'search', name: 'search', placeholder: 'Buscar por nome' }];

const editOf = ({ id }: ScaleTemplateRow): string => `${id}/editar`;
const applyOf = ({ id }: ScaleTemplateRow): string => `${id}/aplicar`;

ScaleTemplatesPage.query = listStart(scaleTemplateQueries.list, filters);
