import { groupNoticeQueries } from '@esteto/api-client/duty/group-notice';
import { useCan } from '@esteto/auth/can/can.tsx';
import { groupNotices } from '@esteto/contract/access';
import type { GroupNoticeRow } from '@esteto/contract/duty/group-notice';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Eye, Users } from 'lucide-react';
import { Outlet } from 'react-router';
import { groupNoticeColumns, groupNoticeFilterFields } from './group-notice-columns.ts';

/** What the group told its professionals, and how many have read it. */
export default function GroupNoticesPage() {
  return (
    <ListPage
      title="Notificações"
      query={groupNoticeQueries.list}
      columns={groupNoticeColumns}
      filters={groupNoticeFilterFields}
      create="criar"
      createLabel="Novo aviso"
      createAllowed={useCan(groupNotices.edit)}
      rowHref={rowHref}
      actions={actions}
      empty="Nenhum aviso ainda. Um aviso chega ao sino e, se você quiser, ao e-mail dos profissionais que você escolher."
    >
      <Outlet />
    </ListPage>
  );
}

GroupNoticesPage.query = listStart(groupNoticeQueries.list, groupNoticeFilterFields);

const rowHref = ({ id }: GroupNoticeRow): string => `${id}/detalhes`;

const actions: RowAction<GroupNoticeRow>[] = [
  { label: 'Detalhes', icon: Eye, to: rowHref },
  { label: 'Destinatários', icon: Users, to: ({ id }) => `${id}/destinatarios` },
];
