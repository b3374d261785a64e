import { newsQueries } from '@esteto/api-client/office/news';
import { useCan } from '@esteto/auth/can/can.tsx';
import { newsDesk } from '@esteto/contract/access';
import type { NewsRow } from '@esteto/contract/office/news';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Eye, Users } from 'lucide-react';
import { Outlet } from 'react-router';
import { newsColumns, newsFilterFields } from './news-columns.ts';

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

NewsPage.query = listStart(newsQueries.list, newsFilterFields);

const rowHref = ({ id }: NewsRow): string => `novidade/${id}/detalhes`;

const actions: RowAction<NewsRow>[] = [
  { label: 'Detalhes', icon: Eye, to: rowHref },
  { label: 'Leituras', icon: Users, to: ({ id }) => `novidade/${id}/leituras` },
];
