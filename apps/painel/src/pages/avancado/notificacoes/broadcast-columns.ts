import type { BroadcastRow } from '@esteto/contract/broadcast';
import { broadcastStatusLabel, broadcastStatusTone } from '@esteto/domain/broadcast/broadcast-life';
import { audienceGroupLabel, audienceWords } from '@esteto/domain/shared/audience/audience';
import { noticeSeverityLabel, noticeSeverityTone } from '@esteto/domain/shared/notice/notice-rule';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';

export const broadcastColumns = columnsFor<BroadcastRow>()([
  { key: 'title', header: 'Título' },
  { key: 'status', header: 'Situação', cell: statusCell(broadcastStatusLabel, broadcastStatusTone) },
  { key: 'severity', header: 'Importância', cell: statusCell(noticeSeverityLabel, noticeSeverityTone) },
  { key: 'audience', header: 'Para quem', value: ({ audience }) => audienceWords(audience) },
  { key: 'send_on', header: 'Agendada para', cell: 'date', lead: 'agendada para' },
  { key: 'started_at', header: 'Enviada', cell: 'instant', lead: 'enviada' },
  { key: 'told_count', header: 'Pessoas', cell: 'number' },
  { key: 'read_count', header: 'Leituras', cell: 'number' },
  { key: 'by_mail', header: 'Por e-mail', cell: 'flag', hidden: true },
  { key: 'created_at', header: 'Criada', cell: 'instant', sort: true },
]);

export const broadcastFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Título ou texto' },
  { kind: 'option', name: 'status', label: 'Situação', options: broadcastStatusLabel },
  { kind: 'option', name: 'audience', label: 'Para quem', options: audienceGroupLabel },
];
