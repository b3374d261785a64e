import { planQueries } from '@esteto/api-client/plan/plan';
import { useCan } from '@esteto/auth/can/can.tsx';
import { plans } from '@esteto/contract/access';
import type { PlanRow } from '@esteto/contract/plan/plan';
import { companyTypeLabel } from '@esteto/domain/company/company/company-kinds';
import { planTypeLabel } from '@esteto/domain/plan/plan/plan-life';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { localList } from '@esteto/ui/patterns/list-page/local-list';
import { FileText, History, Pencil, Users } from 'lucide-react';
import { Outlet } from 'react-router';

export default function PlansPage() {
  const canEdit = useCan(plans.edit);
  return (
    <ListPage
      title="Planos"
      query={list}
      columns={planColumns}
      filters={filters}
      create="criar"
      createLabel="Novo plano"
      createAllowed={canEdit}
      rowHref={canEdit ? editHref : subscribersHref}
      actions={canEdit ? [edit, ...actions] : actions}
      aside={
        <>
          <ButtonLink to="honorarios">Honorários do mês</ButtonLink>
          <ButtonLink to="sem-plano">Empresas sem plano</ButtonLink>
          {canEdit && <ButtonLink to="ordenar-planos">Ordenar</ButtonLink>}
        </>
      }
      empty="Nenhum plano ainda. O primeiro aparece no cadastro de quem chega."
    >
      <Outlet />
    </ListPage>
  );
}

const list = localList(() => planQueries.list({}));

const editHref = ({ id }: PlanRow): string => `plano/${id}/editar`;
const subscribersHref = ({ id }: PlanRow): string => `plano/${id}/medicos`;

const edit: RowAction<PlanRow> = { label: 'Editar', icon: Pencil, to: editHref };
const actions: RowAction<PlanRow>[] = [
  { label: 'Médicos', icon: Users, to: subscribersHref },
  { label: 'Contrato', icon: FileText, to: ({ id }) => `plano/${id}/contratos` },
  { label: 'Histórico', icon: History, to: ({ id }) => `plano/${id}/historico` },
];

const planStateLabel = { open: 'Aceita novas', closed: 'Fechado' } as const;
const planStateTone: Record<keyof typeof planStateLabel, Tone> = { open: 'done', closed: 'ended' };

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome' },
  { kind: 'option', name: 'type', label: 'Tipo', options: planTypeLabel },
  { kind: 'option', name: 'state', label: 'Situação', options: planStateLabel },
];

const planColumns = columnsFor<PlanRow>()([
  { key: 'name', header: 'Nome', sort: true },
  {
    key: 'state',
    header: 'Situação',
    value: ({ is_active }) => (is_active ? 'open' : 'closed'),
    cell: statusCell(planStateLabel, planStateTone),
  },
  { key: 'type', header: 'Tipo', cell: labelCell(planTypeLabel), hideOnPhone: true },
  { key: 'value', header: 'Valor', cell: 'money', sort: true },
  { key: 'companies_count', header: 'Empresas', cell: 'number', sort: true },
  {
    key: 'company_types',
    header: 'Para quem',
    value: ({ company_types }) => company_types.map((type) => companyTypeLabel[type]).join(', '),
    hidden: true,
  },
  { key: 'value_residents', header: 'Residentes', cell: 'money', hidden: true },
  { key: 'effective_from', header: 'Valores desde', cell: 'date', hidden: true },
]);

PlansPage.query = () => planQueries.list({});
