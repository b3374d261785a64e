import { ownRequestQueries } from '@esteto/api-client/duty/own-request';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutyPartner } from '@esteto/contract/access';
import type { OwnRequestRecord } from '@esteto/contract/duty/own-request';
import { isPendingRequest } from '@esteto/domain/duty/shift-request/shift-request-life';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Palmtree, Plus } from 'lucide-react';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { awaitsMe } from './own-part.ts';
import { RequestLines } from './request-lines.tsx';

/** What waits for the doctor's word, what the doctor has asked for, and what became of it. */
export default function MyRequestsPage() {
  const mayAsk = useCan(dutyPartner.edit);
  const { data, error, refetch, isFetching } = useQuery(ownRequestQueries.list(useCompanyScope()));
  const groups = data && grouped(data);
  return (
    <Page
      title="Minhas solicitações"
      action={
        mayAsk && (
          <>
            <ButtonLink icon={Palmtree} to="folga">
              Pedir folga
            </ButtonLink>
            <ButtonLink variant="primary" icon={Plus} to="criar">
              Nova solicitação
            </ButtonLink>
          </>
        )
      }
    >
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {groups && groups.every(({ requests }) => requests.length === 0) && (
        <EmptyState icon={ArrowLeftRight} title="Nenhuma solicitação. Peça uma troca, uma cobertura ou uma folga." />
      )}
      {groups
        ?.filter(({ requests }) => requests.length > 0)
        .map(({ title, requests }) => (
          <Card key={title} title={title}>
            <RequestLines requests={requests} />
          </Card>
        ))}
      <Outlet />
    </Page>
  );
}

const grouped = (all: readonly OwnRequestRecord[]) => {
  const mine = all.filter(({ requester_id, party_ids, own_id }) => requester_id === own_id || party_ids.includes(own_id));
  return [
    { title: 'Esperam por você', requests: mine.filter(awaitsMe) },
    { title: 'Em andamento', requests: mine.filter((one) => isPendingRequest(one.status) && !awaitsMe(one)) },
    { title: 'Encerradas', requests: mine.filter(({ status }) => !isPendingRequest(status)) },
  ];
};
