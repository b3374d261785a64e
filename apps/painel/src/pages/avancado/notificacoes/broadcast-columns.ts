import type { BroadcastRow } from '@esteto/contract/office/broadcast';
import { audienceGroupLabel, audienceWords } from '@esteto/domain/company/audience/audience';
import { broadcastStatusLabel, broadcastStatusTone } from '@esteto/domain/office/broadcast/broadcast-life';
import { firstDay } from '@esteto/domain/shared/date/day-instant';
import { noticeSeverityLabel, noticeSeverityTone } from '@esteto/domain/shared/notice/notice-rule';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';

export const broadcastColumns = columnsFor<BroadcastRow>()([
  { key: 'title', header: 'Título' },
  { key: 'status', header: 'Situação', cell: statusCell(broadcastStatusLabel, broadcastStatusTone) },
  { key: 'audience', header: 'Para quem', value: ({ audience }) => audienceWords(audience) },
  {
    key: 'send_on',
    header: 'Envio',
    value: ({ started_at, send_on }) => (started_at ? firstDay(started_at) : send_on),
    cell: 'date',
    lead: 'envio',
  },
  { key: 'told_count', header: 'Pessoas', cell: 'number' },
  { key: 'read_count', header: 'Leituras', cell: 'number' },
  { key: 'severity', header: 'Importância', cell: statusCell(noticeSeverityLabel, noticeSeverityTone), hidden: true },
  { key: 'by_mail', header: 'Por e-mail', cell: 'flag', hidden: true },
  { key: 'created_at', header: 'Criada', cell: 'instant', sort: true },
]);

export const broadcastFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Título ou texto' },
  { kind: 'option', name: 'status', label: 'Situação', options: broadcastStatusLabel },
  { kind: 'option', name: 'audience', label: 'Para quem', options: audienceGroupLabel },
];
