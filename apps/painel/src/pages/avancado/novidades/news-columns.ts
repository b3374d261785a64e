import type { NewsRow } from '@esteto/contract/office/news';
import { audienceGroupLabel, audienceWords } from '@esteto/domain/company/audience/audience';
import { newsStatusLabel, newsStatusTone } from '@esteto/domain/office/news/news-life';
import { firstDay, lastDay } from '@esteto/domain/shared/date/day-instant';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';

export const newsColumns = columnsFor<NewsRow>()([
  { key: 'title', header: 'Título' },
  { key: 'status', header: 'Situação', cell: statusCell(newsStatusLabel, newsStatusTone) },
  { key: 'audience', header: 'Para quem', value: ({ audience }) => audienceWords(audience) },
  { key: 'starts_at', header: 'De', value: ({ starts_at }) => firstDay(starts_at), cell: 'date', sort: true, lead: 'de' },
  { key: 'ends_at', header: 'Até', value: ({ ends_at }) => ends_at && lastDay(ends_at), cell: 'date', lead: 'até' },
  { key: 'reads_count', header: 'Leituras', cell: 'number' },
  { key: 'is_pinned', header: 'Fixa', cell: 'flag', hidden: true },
  { key: 'require_ack', header: 'Pede confirmação', cell: 'flag', hidden: true },
  { key: 'created_at', header: 'Criada', cell: 'instant', sort: true, hidden: true },
]);

export const newsFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Título ou texto' },
  { kind: 'option', name: 'status', label: 'Situação', options: newsStatusLabel },
  { kind: 'option', name: 'audience', label: 'Para quem', options: audienceGroupLabel },
];
