import { rFactorQueries } from '@esteto/api-client/month/r-factor';
import type { RFactorRow } from '@esteto/contract/month/r-factor';
import { rFactorSituationLabel } from '@esteto/domain/month/r-factor/r-factor-situation';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';
import { ChartLine } from 'lucide-react';
import { Outlet } from 'react-router';
import { analystFilter } from '../../../features/filtros/record-filters.ts';
import { rFactorColumns } from './r-factor-columns.ts';

export default function RFactorPage() {
  return (
    <ListPage
      title="Fator R"
      subtitle="A folha de doze meses sobre a receita deles. A partir de 28 % vale o anexo III."
      query={rFactorQueries.list}
      columns={rFactorColumns}
      filters={filters}
      rowHref={rowHref}
      actions={actions}
      empty="Nenhuma empresa no Simples ainda. As que forem cadastradas aparecem aqui."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ id }: RFactorRow): string => `historico/empresa/${id}`;

const actions: RowAction<RFactorRow>[] = [{ label: 'Mês a mês', icon: ChartLine, to: rowHref }];

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou CNPJ' },
  { kind: 'option', name: 'competence', label: 'Competência', options: monthOptions(25) },
  { kind: 'option', name: 'situation', label: 'Situação', options: rFactorSituationLabel },
  { ...analystFilter, name: 'analyst_id' },
];

RFactorPage.query = listStart(rFactorQueries.list, filters);
