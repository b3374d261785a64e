import { scaleTemplateMutations, scaleTemplateQueries } from '@esteto/api-client/duty/scale-template';
import { useCan } from '@esteto/auth/can/can.tsx';
import { scaleTemplates } from '@esteto/contract/access';
import type { ScaleTemplateRow } from '@esteto/contract/duty/scale-template';
import { holidayPolicyLabel } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import { countOf } from '@esteto/domain/shared/text/text';
import { labelCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import { useDeleteAction } from '@esteto/ui/patterns/data-table/use-delete-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { CalendarPlus, Pencil } from 'lucide-react';
import { Outlet } from 'react-router';

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

const templateColumns = columnsFor<ScaleTemplateRow>()([
  { key: 'name', header: 'Nome', sort: true },
  { key: 'unit_name', header: 'Onde', value: ({ unit_name, sector_name }) => [unit_name, sector_name].filter(Boolean).join(', ') },
  {
    key: 'places_count',
    header: 'Plantões',
    value: ({ weeks_count, places_count }) => `${places_count} em ${countOf(weeks_count, 'semana', 'semanas')}`,
  },
  { key: 'holiday_policy', header: 'Nos feriados', cell: labelCell(holidayPolicyLabel), hideOnPhone: true },
  { key: 'last_applied_at', header: 'Aplicado', cell: 'instant', sort: true, hideOnPhone: true },
  { key: 'is_active', header: 'Ativo', cell: 'flag', hideOnPhone: true },
]);

ScaleTemplatesPage.query = listStart(scaleTemplateQueries.list, filters);
