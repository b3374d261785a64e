import { handoverQueries } from '@esteto/api-client/opening/handover';
import { onboardingQueries } from '@esteto/api-client/opening/onboarding';
import { useCan } from '@esteto/auth/can/can.tsx';
import { onboarding } from '@esteto/contract/access';
import type { HandoverRow } from '@esteto/contract/opening/handover';
import type { OnboardingRow } from '@esteto/contract/opening/onboarding';
import { useView, ViewLinks } from '@esteto/ui/components/menu/view-links.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Building2, FolderOpen, UserPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useAssign } from '../../../features/empresa/use-assign.tsx';
import { onboardingColumns, onboardingFilterFields } from './onboarding-columns.tsx';
import { OnboardingFunnel } from './onboarding-funnel.tsx';

/** Companies whose owner has not finished the registration: at which step, since when, whose turn it is, who looks after them. */
export default function OnboardingPage() {
  const view = useView('ver', onboardingViews);
  const canEdit = useCan(onboarding.edit);
  const { bulk, question } = useAssign<OnboardingRow>();
  const ways = <ViewLinks label="Como ver os cadastros" name="ver" views={onboardingViews} />;
  if (view === 'funil')
    return (
      <>
        <OnboardingFunnel subtitle={ways} />
        <Outlet />
      </>
    );
  if (view === 'trocas') return <HandoversList subtitle={ways} />;
  return (
    <ListPage
      title="Onboarding"
      subtitle={ways}
      query={onboardingQueries.list}
      columns={onboardingColumns}
      filters={onboardingFilterFields}
      rowHref={detailsOf}
      actions={canEdit ? [editCompany, editDoctor, files] : [files]}
      bulk={canEdit ? bulk : undefined}
      empty="Nenhum cadastro por terminar."
    >
      <Outlet />
      {question}
    </ListPage>
  );
}

const detailsOf = ({ id }: OnboardingRow): string => `empresa/${id}/detalhes`;
const companyOf = ({ id }: OnboardingRow): string => `empresa/${id}/editar`;
const filesOf = ({ id }: OnboardingRow): string => `empresa/${id}/arquivos`;

const editCompany: RowAction<OnboardingRow> = { label: 'Editar empresa', icon: Building2, to: companyOf };
const editDoctor: RowAction<OnboardingRow> = {
  label: 'Editar médico',
  icon: UserPen,
  to: ({ owner_id }) => `usuario/${owner_id}/editar`,
};
const files: RowAction<OnboardingRow> = { label: 'Arquivos', icon: FolderOpen, to: filesOf };

/** Companies that come from another accountant, as long as something of theirs is still there. */
const HandoversList = ({ subtitle }: { subtitle: ReactNode }) => (
  <ListPage
    title="Onboarding"
    subtitle={subtitle}
    query={handoverQueries.list}
    columns={columns}
    filters={filters}
    rowHref={({ id }) => `empresa/${id}/detalhes`}
    empty="Nenhuma troca de contador por terminar."
  >
    <Outlet />
  </ListPage>
);

const columns = columnsFor<HandoverRow>()([
  { key: 'company_name', header: 'Empresa' },
  { key: 'accountant_name', header: 'Contador anterior', hideOnPhone: true },
  { key: 'awaited', header: 'Falta', value: ({ awaited, total }) => (awaited === 0 ? 'Nada' : `${awaited} de ${total}`) },
  { key: 'letter_sent_at', header: 'Carta enviada', cell: 'instant' },
  { key: 'analyst_name', header: 'Analista', width: 10, hideOnPhone: true },
  { key: 'accountant_email', header: 'E-mail do contador', hidden: true },
  { key: 'created_at', header: 'Começou', cell: 'instant', sort: true, hidden: true },
]);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Empresa ou documento' },
  { kind: 'flag', name: 'unsent', label: 'Sem carta enviada' },
  { kind: 'flag', name: 'all', label: 'Com as concluídas' },
];

/** How the companies on their way in are looked at. */
const onboardingViews = { lista: 'Lista', funil: 'Funil', trocas: 'Trocas de contador' } as const;

OnboardingPage.query = listStart(onboardingQueries.list, onboardingFilterFields);
