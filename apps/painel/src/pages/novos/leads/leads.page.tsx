import { leadQueries } from '@esteto/api-client/opening/lead';
import { useCan } from '@esteto/auth/can/can.tsx';
import { leads } from '@esteto/contract/access';
import type { LeadRow } from '@esteto/contract/opening/lead';
import { leadStageLabel, leadStageTone } from '@esteto/domain/opening/lead/lead-life';
import { leadSourceLabel } from '@esteto/domain/opening/lead/lead-source';
import { leadTitle } from '@esteto/domain/opening/lead/lead-title';
import { useView, ViewLinks } from '@esteto/ui/components/menu/view-links.tsx';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { Eye, History } from 'lucide-react';
import { Outlet } from 'react-router';
import { analystFilter } from '../../../features/filtros/record-filters.ts';
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

const leadColumns = columnsFor<LeadRow>()([
  { key: 'name', header: 'Lead', value: leadTitle },
  { key: 'stage', header: 'Etapa', cell: statusCell(leadStageLabel, leadStageTone) },
  { key: 'source', header: 'Origem', cell: labelCell(leadSourceLabel), hideOnPhone: true },
  { key: 'next_step', header: 'Próximo passo' },
  { key: 'next_step_on', header: 'Quando', cell: 'date', lead: 'para' },
  { key: 'analyst_name', header: 'Responsável', width: 8, hideOnPhone: true },
  { key: 'created_at', header: 'Desde', cell: 'instant', sort: true, hidden: true },
  { key: 'updated_at', header: 'Última mudança', cell: 'instant', sort: true, hidden: true },
  { key: 'email', header: 'E-mail', hidden: true },
  { key: 'phone', header: 'Telefone', cell: 'phone', hidden: true },
  { key: 'company_name', header: 'Empresa', hidden: true },
  { key: 'lost_reason', header: 'Motivo da perda', hidden: true },
]);

const leadFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome, e-mail ou telefone' },
  { kind: 'option', name: 'stage', label: 'Etapa', options: leadStageLabel },
  { kind: 'option', name: 'source', label: 'Origem', options: leadSourceLabel },
  { ...analystFilter, name: 'analyst_id', label: 'Responsável' },
  { kind: 'flag', name: 'without_analyst', label: 'Sem responsável' },
  { kind: 'flag', name: 'open', label: 'Em aberto' },
  { kind: 'flag', name: 'overdue', label: 'Próximo passo vencido' },
];

/** How the leads are looked at. */
const leadViews = { quadro: 'Quadro', lista: 'Lista', funil: 'Funil' } as const;
