import type { QualificationRow } from '@esteto/contract/duty/qualification';
import { obligationLabel, qualificationStateLabel } from '@esteto/domain/duty/qualification/qualification-form';
import { qualificationKindLabel } from '@esteto/domain/duty/qualification/qualification-kinds';
import { countOf } from '@esteto/domain/shared/text/text';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const qualificationColumns = columnsFor<QualificationRow>()([
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
