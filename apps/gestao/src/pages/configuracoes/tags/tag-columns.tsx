import type { TagRow } from '@esteto/contract/company/tag';
import { tagStateLabel } from '@esteto/domain/company/tag/tag-form';
import { tagColorLabel, tagScopeLabel } from '@esteto/domain/company/tag/tag-kinds';
import { TagMark } from '@esteto/features/company/tag/tag-mark.tsx';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

const mark: Cell<TagRow> = {
  render: ({ color, name }) => <TagMark color={color} name={name} />,
  text: ({ name }) => name,
};

export const tagColumns = columnsFor<TagRow>()([
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
