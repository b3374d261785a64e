import { broadcastQueries } from '@esteto/api-client/office/broadcast';
import { useCan } from '@esteto/auth/can/can.tsx';
import { notificationDesk } from '@esteto/contract/access';
import type { BroadcastRow } from '@esteto/contract/office/broadcast';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { useView, ViewLinks } from '@esteto/ui/components/menu/view-links.tsx';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Eye, Users } from 'lucide-react';
import { Outlet } from 'react-router';
import { broadcastColumns, broadcastFilterFields } from './broadcast-columns.ts';
import { NoticeRules } from './notice-rules.tsx';

/** What people are told in the bell and by e-mail: messages that the team writes, and what the product tells by itself. */
export default function NotificationsPage() {
  const view = useView('ver', VIEWS);
  const canEdit = useCan(notificationDesk.edit);
  const ways = <ViewLinks label="O que ver das notificações" name="ver" views={VIEWS} />;
  if (view === 'avisos')
    return (
      <Page title="Notificações" subtitle={ways}>
        <NoticeRules />
        <Outlet />
      </Page>
    );
  return (
    <ListPage
      title="Notificações"
      subtitle={ways}
      query={broadcastQueries.list}
      columns={broadcastColumns}
      filters={broadcastFilterFields}
      create="criar"
      createLabel="Nova mensagem"
      createAllowed={canEdit}
      rowHref={rowHref}
      actions={actions}
      empty="Nenhuma mensagem ainda. Uma mensagem chega ao sino e ao e-mail de quem você escolher."
    >
      <Outlet />
    </ListPage>
  );
}

NotificationsPage.query = listStart(broadcastQueries.list, broadcastFilterFields);

const VIEWS = { mensagens: 'Mensagens', avisos: 'Avisos automáticos' };

const rowHref = ({ id }: BroadcastRow): string => `mensagem/${id}/detalhes`;

const actions: RowAction<BroadcastRow>[] = [
  { label: 'Detalhes', icon: Eye, to: rowHref },
  { label: 'Destinatários', icon: Users, to: ({ id }) => `mensagem/${id}/destinatarios` },
];
