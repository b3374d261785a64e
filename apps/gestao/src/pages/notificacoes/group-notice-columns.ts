import type { GroupNoticeRow } from '@esteto/contract/duty/group-notice';
import { groupAudienceLabel, groupSeverityLabel, groupSeverityTone } from '@esteto/domain/duty/group-notice/group-notice-audience';
import { groupNoticeStatusLabel, groupNoticeStatusTone } from '@esteto/domain/duty/group-notice/group-notice-life';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';

export const groupNoticeColumns = columnsFor<GroupNoticeRow>()([
  { key: 'title', header: 'Título' },
  { key: 'severity', header: 'Importância', cell: statusCell(groupSeverityLabel, groupSeverityTone) },
  { key: 'audience', header: 'Para quem', cell: labelCell(groupAudienceLabel) },
  { key: 'told_count', header: 'Pessoas', cell: 'number' },
  { key: 'read_count', header: 'Leituras', cell: 'number', lead: 'leituras' },
  { key: 'status', header: 'Situação', cell: statusCell(groupNoticeStatusLabel, groupNoticeStatusTone) },
  { key: 'by_mail', header: 'Por e-mail', cell: 'flag', hidden: true },
  { key: 'created_at', header: 'Enviado', cell: 'instant', sort: true },
]);

export const groupNoticeFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Título ou texto' },
  { kind: 'option', name: 'status', label: 'Situação', options: groupNoticeStatusLabel },
  { kind: 'option', name: 'severity', label: 'Importância', options: groupSeverityLabel },
];
