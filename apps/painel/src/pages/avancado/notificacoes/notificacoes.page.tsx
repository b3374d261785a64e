import { broadcastQueries } from '@esteto/api-client/office/broadcast';
import { useCan } from '@esteto/auth/can/can.tsx';
import { notificationDesk } from '@esteto/contract/access';
import type { BroadcastRow } from '@esteto/contract/office/broadcast';
import { audienceGroupLabel, audienceWords } from '@esteto/domain/company/audience/audience';
import { broadcastStatusLabel, broadcastStatusTone } from '@esteto/domain/office/broadcast/broadcast-life';
import { firstDay } from '@esteto/domain/shared/date/day-instant';
import { noticeSeverityLabel, noticeSeverityTone } from '@esteto/domain/shared/notice/notice-rule';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { useView, ViewLinks } from '@esteto/ui/components/menu/view-links.tsx';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Eye, Users } from 'lucide-react';
import { Outlet } from 'react-router';
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

const VIEWS = { mensagens: 'Mensagens', avisos: 'Avisos automáticos' };

const rowHref = ({ id }: BroadcastRow): string => `mensagem/${id}/detalhes`;

const actions: RowAction<BroadcastRow>[] = [
  { label: 'Detalhes', icon: Eye, to: rowHref },
  { label: 'Destinatários', icon: Users, to: ({ id }) => `mensagem/${id}/destinatarios` },
];

const broadcastColumns = columnsFor<BroadcastRow>()([
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

const broadcastFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Título ou texto' },
  { kind: 'option', name: 'status', label: 'Situação', options: broadcastStatusLabel },
  { kind: 'option', name: 'audience', label: 'Para quem', options: audienceGroupLabel },
];

NotificationsPage.query = listStart(broadcastQueries.list, broadcastFilterFields);
