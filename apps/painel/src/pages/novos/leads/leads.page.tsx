import { leadQueries } from '@esteto/api-client/opening/lead';
import { useCan } from '@esteto/auth/can/can.tsx';
import { leads } from '@esteto/contract/access';
import type { LeadRow } from '@esteto/contract/opening/lead';
import { leadTitle } from '@esteto/domain/opening/lead/lead-title';
import { useView, ViewLinks } from '@esteto/ui/components/menu/view-links.tsx';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { Eye, History } from 'lucide-react';
import { Outlet } from 'react-router';
import { leadColumns, leadFilterFields } from './lead-columns.ts';
import { leadViews } from './lead-views.ts';
import { LeadsBoard } from './leads-board.tsx';
import { LeadsFunnel } from './leads-funnel.tsx';

/** Who may become a client: as a board by stage, as a list, and as a funnel. */
export default function LeadsPage() {
  const view = useView('ver', leadViews);
  const canEdit = useCan(leads.edit);
  const ways = <ViewLinks label="Como ver os leads" name="ver" views={leadViews} />;
  if (view === 'lista')
    return (
      <ListPage
        title="Leads"
        subtitle={ways}
        query={leadQueries.list}
        columns={leadColumns}
        filters={leadFilterFields}
        create="criar"
        createLabel="Novo lead"
        createAllowed={canEdit}
        rowHref={rowHref}
        rowName={leadTitle}
        actions={actions}
        empty="Nenhum lead ainda."
      >
        <Outlet />
      </ListPage>
    );
  return (
    <>
      {view === 'funil' ? <LeadsFunnel subtitle={ways} /> : <LeadsBoard subtitle={ways} />}
      <Outlet />
    </>
  );
}

const rowHref = ({ id }: LeadRow): string => `lead/${id}/detalhes`;

const actions: RowAction<LeadRow>[] = [
  { label: 'Detalhes', icon: Eye, to: rowHref },
  { label: 'Histórico', icon: History, to: ({ id }) => `lead/${id}/historico` },
];
