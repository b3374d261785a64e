import { municipalParameterQueries } from '@esteto/api-client/billing/municipal-parameter';
import { useCan } from '@esteto/auth/can/can.tsx';
import { municipalParameters } from '@esteto/contract/access';
import type { MunicipalParameterRow } from '@esteto/contract/billing/municipal-parameter';
import { emitterEnvironmentLabel, issuingAdapterLabel } from '@esteto/domain/billing/municipality/issuing-adapter';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { History, Pencil } from 'lucide-react';
import { Outlet } from 'react-router';
import { cityColumns } from './city-columns.ts';

export default function MunicipalParametersPage() {
  const canEdit = useCan(municipalParameters.edit);
  return (
    <ListPage
      title="Parâmetros municipais"
      query={municipalParameterQueries.list}
      columns={cityColumns}
      filters={filters}
      create="criar"
      createLabel="Novo município"
      createAllowed={canEdit}
      rowHref={canEdit ? editHref : historyHref}
      actions={canEdit ? [edit, history] : [history]}
      empty="Nenhum município ainda. Cadastre aquele em que está a primeira empresa."
    >
      <Outlet />
    </ListPage>
  );
}

const editHref = ({ id }: MunicipalParameterRow): string => `municipio/${id}/editar`;
const historyHref = ({ id }: MunicipalParameterRow): string => `municipio/${id}/historico`;

const edit: RowAction<MunicipalParameterRow> = { label: 'Editar', icon: Pencil, to: editHref };
const history: RowAction<MunicipalParameterRow> = { label: 'Histórico', icon: History, to: historyHref };

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Município, UF ou código' },
  { kind: 'option', name: 'adapter', label: 'Emissão', options: issuingAdapterLabel },
  { kind: 'option', name: 'environment', label: 'Ambiente', options: emitterEnvironmentLabel },
  { kind: 'flag', name: 'without_rule', label: 'Sem ISS e prazos' },
];

MunicipalParametersPage.query = listStart(municipalParameterQueries.list, filters);
