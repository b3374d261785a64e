import { planQueries } from '@esteto/api-client/plan/plan';
import { useCan } from '@esteto/auth/can/can.tsx';
import { plans } from '@esteto/contract/access';
import type { PlanRow } from '@esteto/contract/plan/plan';
import { planTypeLabel } from '@esteto/domain/plan/plan/plan-life';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { localList } from '@esteto/ui/patterns/list-page/local-list';
import { FileText, History, Pencil, Users } from 'lucide-react';
import { Outlet } from 'react-router';
import { planColumns, planStateLabel } from './plan-columns.ts';

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

PlansPage.query = () => planQueries.list({});

const editHref = ({ id }: PlanRow): string => `plano/${id}/editar`;
const subscribersHref = ({ id }: PlanRow): string => `plano/${id}/medicos`;

const edit: RowAction<PlanRow> = { label: 'Editar', icon: Pencil, to: editHref };
const actions: RowAction<PlanRow>[] = [
  { label: 'Médicos', icon: Users, to: subscribersHref },
  { label: 'Contrato', icon: FileText, to: ({ id }) => `plano/${id}/contratos` },
  { label: 'Histórico', icon: History, to: ({ id }) => `plano/${id}/historico` },
];

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome' },
  { kind: 'option', name: 'type', label: 'Tipo', options: planTypeLabel },
  { kind: 'option', name: 'state', label: 'Situação', options: planStateLabel },
];
