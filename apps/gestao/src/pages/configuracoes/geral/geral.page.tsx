import { managementGroupQueries } from '@esteto/api-client/duty/management-group';
import { Can } from '@esteto/auth/can/can.tsx';
import { ownGroup } from '@esteto/contract/access';
import { GroupFacts } from '@esteto/features/duty/management-group/group-facts.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { History, Pencil } from 'lucide-react';
import { Outlet } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { path } from '../../../path.ts';
import { GroupManagers } from './group-managers.tsx';

/** The group that the manager has chosen: what it is and by which rules it schedules. */
export default function GeneralSettingsPage() {
  const { data, error, refetch, isFetching } = useQuery(managementGroupQueries.own(useGroupScope()));
  return (
    <Page
      title="Geral"
      subtitle={data?.name}
      action={
        <Can access={ownGroup.edit}>
          <ButtonLink variant="primary" icon={Pencil} to={path('/gestao/configuracoes/geral/editar')}>
            Editar
          </ButtonLink>
        </Can>
      }
    >
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Card title="Grupo e regras">
            <GroupFacts group={data} />
          </Card>
          <GroupManagers />
          <div>
            <ButtonLink icon={History} to={path('/gestao/configuracoes/geral/historico')}>
              O que mudou
            </ButtonLink>
          </div>
        </>
      )}
      <Outlet />
    </Page>
  );
}
