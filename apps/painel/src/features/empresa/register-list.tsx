import type { companyRegisterQueries } from '@esteto/api-client/company/company-register';
import { useCan } from '@esteto/auth/can/can.tsx';
import { plans } from '@esteto/contract/access';
import type { RegisterRow } from '@esteto/contract/company/company-register';
import { companyStatus } from '@esteto/contract/record-access';
import { accountingStatusLabel } from '@esteto/domain/company/company/accounting-status-label';
import { taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { conciergeFilterLabel } from '@esteto/domain/company/company/concierge-filter';
import { wizardStepLabel } from '@esteto/domain/company/company/wizard-step-label';
import type { ViewedList } from '@esteto/domain/office/saved-view/saved-view-form';
import { SavedViews } from '@esteto/features/office/saved-view/saved-views.tsx';
import type { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { ArrowLeftRight, Pencil, Tag } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { analystFilter, departmentFilter, planFilter } from '../filtros/record-filters.ts';
import { CompanyPlan } from '../plano/company-plan.tsx';
import { useAssign } from './use-assign.tsx';

type RegisterListProps = {
  title: string;
  createLabel: string;
  empty: string;
  list: ViewedList;
  query: (typeof companyRegisterQueries)['companies' | 'people'];
  columns: ReturnType<ReturnType<typeof columnsFor<RegisterRow>>>;
  canEdit: boolean;
  /** Actions that only this list has, between 'Editar' and 'Mudar situação'; at module scope or memoised, or every row is drawn again. */
  own: readonly RowAction<RegisterRow>[];
};

/** A list of the register: found, narrowed, given to an analyst, and each moved with a reason. */
export const RegisterList = ({ title, createLabel, empty, list, query, columns, canEdit, own }: RegisterListProps) => {
  const { bulk, question } = useAssign<RegisterRow>();
  const [payer, setPayer] = useState<RegisterRow | null>(null);
  const seesPlans = useCan(plans.view);
  const movesStatus = useCan(companyStatus.edit);
  const actions = useMemo((): RowAction<RegisterRow>[] => {
    const plan: RowAction<RegisterRow> = { label: 'Plano', icon: Tag, onSelect: setPayer };
    return [...(canEdit ? [edit] : []), ...own, ...(seesPlans ? [plan] : []), ...(movesStatus ? [move] : [])];
  }, [canEdit, movesStatus, seesPlans, own]);
  return (
    <ListPage
      title={title}
      query={query}
      columns={columns}
      filters={registerFilters}
      create="criar"
      createLabel={createLabel}
      createAllowed={canEdit}
      rowHref={canEdit ? rowHref : undefined}
      actions={actions}
      bulk={canEdit ? bulk : undefined}
      aside={<SavedViews list={list} />}
      empty={empty}
    >
      <Outlet />
      {question}
      {payer && <CompanyPlan company={payer} onClose={() => setPayer(null)} />}
    </ListPage>
  );
};

const rowHref = ({ id }: RegisterRow): string => `empresa/${id}/editar`;

const edit: RowAction<RegisterRow> = { label: 'Editar', icon: Pencil, to: rowHref };

const move: RowAction<RegisterRow> = { label: 'Mudar situação', icon: ArrowLeftRight, to: ({ id }) => `empresa/${id}/situacao` };

/** How staff narrow a list of companies or natural people. */
const registerFilters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou documento' },
  { kind: 'option', name: 'accounting_status', label: 'Situação', options: accountingStatusLabel },
  { ...analystFilter, name: 'analyst_id' },
  planFilter,
  departmentFilter,
  { kind: 'option', name: 'wizard_step', label: 'Cadastro', options: wizardStepLabel },
  { kind: 'flag', name: 'without_analyst', label: 'Sem analista' },
  { kind: 'flag', name: 'without_owner', label: 'Sem responsável' },
  { kind: 'flag', name: 'without_plan', label: 'Sem plano' },
  { kind: 'flag', name: 'without_certificate', label: 'Sem certificado digital' },
  { kind: 'option', name: 'tax_regime', label: 'Regime', options: taxRegimeLabel },
  { kind: 'option', name: 'concierge', label: 'Concierge', options: conciergeFilterLabel },
  { kind: 'flag', name: 'in_wizard', label: 'Com o cadastro por terminar' },
];
