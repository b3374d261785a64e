import type { StaffAccreditationRow } from '@esteto/contract/duty/staff-accreditation';
import {
  accreditationStatusLabel,
  accreditationStatusTone,
  accreditationStepLabel,
} from '@esteto/domain/duty/accreditation/accreditation-life';
import { waitsFor, waitsForLabel } from '@esteto/domain/duty/accreditation/accreditation-waiting';
import { firstOf } from '@esteto/features/duty/accreditation/first-of';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import { sinceCell } from './since-cell.ts';

export const staffAccreditationColumns = columnsFor<StaffAccreditationRow>()([
  { key: 'professional_name', header: 'Profissional' },
  { key: 'group_name', header: 'Grupo gestor' },
  { key: 'status', header: 'Situação', cell: statusCell(accreditationStatusLabel, accreditationStatusTone) },
  { key: 'step', header: 'Etapa', cell: labelCell(accreditationStepLabel), hidden: true },
  { key: 'status_since', header: 'Nesta situação há', cell: sinceCell, sort: true, lead: 'nesta situação há' },
  { key: 'waits_for', header: 'Espera por', value: ({ status }) => waitsFor(status), cell: labelCell(waitsForLabel), lead: 'espera por' },
  { key: 'missing', header: 'O que falta', value: ({ missing }) => firstOf(missing) },
  { key: 'valid_until', header: 'Válido até', cell: 'date', lead: 'vale até', hidden: true },
]);
