import { municipalParameterQueries } from '@esteto/api-client/billing/municipal-parameter';
import { useCan } from '@esteto/auth/can/can.tsx';
import { municipalParameters } from '@esteto/contract/access';
import type { MunicipalParameterRow } from '@esteto/contract/billing/municipal-parameter';
import { emitterEnvironmentLabel, issuingAdapterLabel } from '@esteto/domain/billing/municipality/issuing-adapter';
import { cancelDeadlineInWords, issInWords } from '@esteto/domain/billing/municipality/municipal-rule';
import { labelCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { History, Pencil } from 'lucide-react';
import { Outlet } from 'react-router';

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

const cityColumns = columnsFor<MunicipalParameterRow>()([
  { key: 'city', header: 'Município', value: ({ city, state }) => `${city}/${state}`, sort: true },
  { key: 'companies_count', header: 'Empresas', cell: 'number', hideOnPhone: true },
  { key: 'iss', header: 'ISS', value: ({ rule_in_force }) => rule_in_force && issInWords(rule_in_force), lead: 'ISS' },
  { key: 'adapter', header: 'Emissão', cell: labelCell(issuingAdapterLabel) },
  { key: 'environment', header: 'Ambiente', cell: labelCell(emitterEnvironmentLabel), width: 7, hideOnPhone: true },
  {
    key: 'cancel',
    header: 'Cancelamento',
    value: ({ rule_in_force }) => rule_in_force && cancelDeadlineInWords(rule_in_force),
    width: 12,
    lead: 'cancela em',
  },
  { key: 'valid_from', header: 'Vigente desde', value: ({ rule_in_force }) => rule_in_force?.valid_from, cell: 'month', hidden: true },
  { key: 'iss_due_day', header: 'Dia do ISS', value: ({ rule_in_force }) => rule_in_force?.iss_due_day, cell: 'number', hidden: true },
  { key: 'source', header: 'Fonte', value: ({ rule_in_force }) => rule_in_force?.source, width: 16, hidden: true },
  { key: 'dps_series', header: 'Série da DPS', cell: 'number', hidden: true },
  { key: 'ibge', header: 'Código IBGE', hidden: true },
]);

MunicipalParametersPage.query = listStart(municipalParameterQueries.list, filters);
