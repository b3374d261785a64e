import { groupNoticeQueries } from '@esteto/api-client/duty/group-notice';
import { useCan } from '@esteto/auth/can/can.tsx';
import { groupNotices } from '@esteto/contract/access';
import type { GroupNoticeRow } from '@esteto/contract/duty/group-notice';
import { groupAudienceLabel, groupSeverityLabel, groupSeverityTone } from '@esteto/domain/duty/group-notice/group-notice-audience';
import { groupNoticeStatusLabel, groupNoticeStatusTone } from '@esteto/domain/duty/group-notice/group-notice-life';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Eye, Users } from 'lucide-react';
import { Outlet } from 'react-router';

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

const rowHref = ({ id }: GroupNoticeRow): string => `${id}/detalhes`;

const actions: RowAction<GroupNoticeRow>[] = [
  { label: 'Detalhes', icon: Eye, to: rowHref },
  { label: 'Destinatários', icon: Users, to: ({ id }) => `${id}/destinatarios` },
];

const groupNoticeColumns = columnsFor<GroupNoticeRow>()([
  { key: 'title', header: 'Título' },
  { key: 'severity', header: 'Importância', cell: statusCell(groupSeverityLabel, groupSeverityTone) },
  { key: 'audience', header: 'Para quem', cell: labelCell(groupAudienceLabel) },
  { key: 'told_count', header: 'Pessoas', cell: 'number' },
  { key: 'read_count', header: 'Leituras', cell: 'number', lead: 'leituras' },
  { key: 'status', header: 'Situação', cell: statusCell(groupNoticeStatusLabel, groupNoticeStatusTone) },
  { key: 'by_mail', header: 'Por e-mail', cell: 'flag', hidden: true },
  { key: 'created_at', header: 'Enviado', cell: 'instant', sort: true },
]);

const groupNoticeFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Título ou texto' },
  { kind: 'option', name: 'status', label: 'Situação', options: groupNoticeStatusLabel },
  { kind: 'option', name: 'severity', label: 'Importância', options: groupSeverityLabel },
];

GroupNoticesPage.query = listStart(groupNoticeQueries.list, groupNoticeFilterFields);
