import { shiftMoneyQueries } from '@esteto/api-client/duty/shift-money';
import { useCan } from '@esteto/auth/can/can.tsx';
import { unitBudgets } from '@esteto/contract/access';
import type { UnitCosts } from '@esteto/contract/duty/shift-money';
import { budgetLeft } from '@esteto/domain/duty/duty-shift/shift-money';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { MonthStep, useMonth } from '@esteto/features/duty/shift/month-step.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { localList } from '@esteto/ui/patterns/list-page/local-list';
import { today } from '@esteto/ui/system/context/today';
import { WalletCards } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { CostBars } from './cost-bars.tsx';

/** What the shifts of a month cost, unit by unit, against what each may spend. */
export default function CostsPage() {
  const mayEdit = useCan(unitBudgets.edit);
  const month = useMonth(competenceOf(today()));
  const query = useMemo(() => localList<UnitCosts>(({ group_id }) => shiftMoneyQueries.costs({ group_id: group_id ?? 0, month })), [month]);
  return (
    <ListPage
      title="Custos"
      query={query}
      columns={costColumns}
      filters={filters}
      rowHref={mayEdit ? budgetOf : undefined}
      actions={mayEdit ? [{ label: 'Definir orçamento', icon: WalletCards, to: budgetOf }] : undefined}
      above={
        <>
          <MonthStep month={month} />
          <CostBars month={month} />
        </>
      }
      empty="Nenhuma unidade para mostrar."
    >
      <Outlet />
    </ListPage>
  );
}

const budgetOf = ({ id }: UnitCosts): string => `${id}/orcamento`;

const filters: FilterField[] = [{ kind: 'search', name: 'search', placeholder: 'Unidade' }];

const costColumns = columnsFor<UnitCosts>()([
  { key: 'name', header: 'Unidade', sort: true },
  { key: 'shifts', header: 'Plantões', cell: 'number', width: 5, hidden: true },
  { key: 'budget', header: 'Orçamento', cell: 'money', sort: true },
  { key: 'cost', header: 'Custo', cell: 'money', sort: true },
  { key: 'left', header: 'Diferença', value: budgetLeft, cell: 'money', sort: true },
  { key: 'planned', header: 'Planejado', cell: 'money', hidden: true },
  { key: 'done', header: 'Realizado', cell: 'money', hideOnPhone: true },
  { key: 'invoiced', header: 'Com nota', cell: 'money', hidden: true },
  { key: 'paid', header: 'Pago', cell: 'money' },
]);
