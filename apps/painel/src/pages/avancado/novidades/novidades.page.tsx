import { newsQueries } from '@esteto/api-client/office/news';
import { useCan } from '@esteto/auth/can/can.tsx';
import { newsDesk } from '@esteto/contract/access';
import type { NewsRow } from '@esteto/contract/office/news';
import { audienceGroupLabel, audienceWords } from '@esteto/domain/company/audience/audience';
import { newsStatusLabel, newsStatusTone } from '@esteto/domain/office/news/news-life';
import { firstDay, lastDay } from '@esteto/domain/shared/date/day-instant';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Eye, Users } from 'lucide-react';
import { Outlet } from 'react-router';

/** What the team tells people, from draft to over. */
export default function NewsPage() {
  return (
    <ListPage
      title="Novidades"
      subtitle="O que as pessoas leem no início e no sino."
      query={newsQueries.list}
      columns={newsColumns}
      filters={newsFilterFields}
      create="criar"
      createLabel="Nova novidade"
      createAllowed={useCan(newsDesk.edit)}
      rowHref={rowHref}
      actions={actions}
      empty="Nenhuma novidade ainda."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ id }: NewsRow): string => `novidade/${id}/detalhes`;

const actions: RowAction<NewsRow>[] = [
  { label: 'Detalhes', icon: Eye, to: rowHref },
  { label: 'Leituras', icon: Users, to: ({ id }) => `novidade/${id}/leituras` },
];

const newsColumns = columnsFor<NewsRow>()([
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

const newsFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Título ou texto' },
  { kind: 'option', name: 'status', label: 'Situação', options: newsStatusLabel },
  { kind: 'option', name: 'audience', label: 'Para quem', options: audienceGroupLabel },
];

NewsPage.query = listStart(newsQueries.list, newsFilterFields);
