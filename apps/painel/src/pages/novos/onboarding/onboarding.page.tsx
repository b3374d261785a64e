import { onboardingQueries } from '@esteto/api-client/opening/onboarding';
import { useCan } from '@esteto/auth/can/can.tsx';
import { onboarding } from '@esteto/contract/access';
import type { OnboardingRow } from '@esteto/contract/opening/onboarding';
import { useView, ViewLinks } from '@esteto/ui/components/menu/view-links.tsx';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Building2, FolderOpen, UserPen } from 'lucide-react';
import { Outlet } from 'react-router';
import { useAssign } from '../../../features/empresa/use-assign.tsx';
import { HandoversList } from './handovers-list.tsx';
import { onboardingColumns, onboardingFilterFields } from './onboarding-columns.ts';
import { OnboardingFunnel } from './onboarding-funnel.tsx';
import { onboardingViews } from './onboarding-views.ts';

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

OnboardingPage.query = listStart(onboardingQueries.list, onboardingFilterFields);

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
