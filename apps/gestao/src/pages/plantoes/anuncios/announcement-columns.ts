import type { AnnouncementRow } from '@esteto/contract/duty/shift-announcement';
import { announcementTypeLabel } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import { dutyShiftStatusLabel, dutyShiftStatusTone } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { shortHours } from '@esteto/features/duty/shift/shift-words';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const announcementColumns = columnsFor<AnnouncementRow>()([
  { key: 'starts_on', header: 'Dia', cell: 'date', sort: true },
  { key: 'hours', header: 'Horário', value: ({ starts_at, ends_at }) => shortHours(starts_at, ends_at) },
  { key: 'unit_name', header: 'Onde', value: ({ unit_name, sector_name }) => [unit_name, sector_name].filter(Boolean).join(', ') },
  { key: 'status', header: 'Situação', cell: statusCell(dutyShiftStatusLabel, dutyShiftStatusTone) },
  { key: 'candidates', header: 'Candidatos', cell: 'number', lead: 'candidatos' },
  { key: 'value', header: 'Valor', cell: 'money' },
  { key: 'announcement_type', header: 'Quem vê', cell: labelCell(announcementTypeLabel), hidden: true },
  { key: 'closes_at', header: 'Encerra', cell: 'instant', hideOnPhone: true },
  { key: 'professional_name', header: 'Ficou com', hidden: true },
]);
