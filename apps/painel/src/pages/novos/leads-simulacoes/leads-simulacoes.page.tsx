import { simulationLeadQueries } from '@esteto/api-client/opening/simulation-lead';
import type { SimulationLeadRow } from '@esteto/contract/opening/simulation-lead';
import { comparedRegimeLabel } from '@esteto/domain/law/tax/comparison/comparison-input';
import { labelCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Eye } from 'lucide-react';
import { Outlet } from 'react-router';

/** Simulations that people left with us, to be called about them. */
export default function SimulationLeadsPage() {
  return (
    <ListPage
      title="Leads de simulações"
      query={simulationLeadQueries.list}
      columns={columns}
      filters={filters}
      rowHref={rowHref}
      actions={actions}
      empty="Ninguém deixou uma simulação ainda."
    >
      <Outlet />
    </ListPage>
  );
}

const columns = columnsFor<SimulationLeadRow>()([
  { key: 'name', header: 'Nome' },
  { key: 'revenue', header: 'Receita por mês', cell: 'money' },
  { key: 'best_regime', header: 'Melhor regime', cell: labelCell(comparedRegimeLabel), hideOnPhone: true },
  { key: 'best_net', header: 'Sobra por ano', cell: 'money', sort: true },
  { key: 'consented_at', header: 'Quando', cell: 'instant', sort: true },
  { key: 'email', header: 'E-mail', hidden: true },
  { key: 'phone', header: 'Telefone', cell: 'phone', hidden: true },
]);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome, e-mail ou telefone' },
  { kind: 'option', name: 'best_regime', label: 'Melhor regime', options: comparedRegimeLabel },
];

const rowHref = ({ id }: SimulationLeadRow): string => `simulacao/${id}/detalhes`;

const actions: RowAction<SimulationLeadRow>[] = [{ label: 'Ver simulação', icon: Eye, to: rowHref }];

SimulationLeadsPage.query = listStart(simulationLeadQueries.list, filters);
