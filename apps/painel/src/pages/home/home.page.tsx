import { ApiFailure } from '@esteto/api-client/failure';
import { termsOfServiceQueries } from '@esteto/api-client/identity/terms-of-service';
import { workQueueQueries } from '@esteto/api-client/office/work-queue';
import { useCan } from '@esteto/auth/can/can.tsx';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { master, termsVersions } from '@esteto/contract/access';
import { NewsBoard } from '@esteto/features/office/news/news-board.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { useView, ViewLinks } from '@esteto/ui/components/menu/view-links.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Outlet } from 'react-router';
import { path } from '../../path.ts';
import { Office } from './office.tsx';
import { WorkAreas } from './work-areas.tsx';

const views = { equipe: 'Da equipe', minhas: 'Minhas' } as const;

/** What waits for the team, or for the person: each pile opens its rows. The master sees the office below. */
export default function HomePage() {
  const mine = useView('de', views) === 'minhas';
  const isMaster = useCan(master);
  const person_id = useIdentity().user?.id ?? null;
  const { data: piles, error, refetch, isFetching } = useQuery({ ...workQueueQueries.list({ mine: mine || null }), staleTime: 0 });
  const waits = piles?.some(({ count }) => count > 0);
  return (
    <Page
      title="Início"
      subtitle={mine ? 'O que espera por você.' : 'O que espera pela equipe.'}
      action={<ViewLinks label="De quem é o trabalho" name="de" views={views} />}
    >
      <MissingTerms />
      <NewsBoard />
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!piles && !error && <Loading />}
      {piles && waits && <WorkAreas piles={piles} person_id={mine ? person_id : null} />}
      {piles && !waits && <NothingWaits mine={mine} hasPiles={piles.length > 0} />}
      {isMaster && <Office />}
      <Outlet />
    </Page>
  );
}

/** Nobody can open an account without terms, and who comes cannot tell us: whoever may publish them is told here. */
const MissingTerms = () => {
  const { error } = useQuery({ ...termsOfServiceQueries.current({}), enabled: useCan(termsVersions.edit) });
  if (!(error instanceof ApiFailure) || error.body.code !== 'terms_missing') return null;
  return (
    <Banner tone="attention" action={<ButtonLink to={path('/painel/avancado/termos-de-servico')}>Ver os termos de serviço</ButtonLink>}>
      Ninguém consegue criar conta: o escritório ainda não publicou os termos de serviço.
    </Banner>
  );
};

const NothingWaits = ({ mine, hasPiles }: { mine: boolean; hasPiles: boolean }) => {
  if (!hasPiles && !mine) return <EmptyState title="Nenhuma fila para as suas permissões." />;
  if (!mine) return <EmptyState icon={CircleCheck} title="Nada espera pela equipe." />;
  return (
    <EmptyState
      icon={CircleCheck}
      title="Nada espera por você."
      action={<ButtonLink to={path('/painel')}>Ver o que espera pela equipe</ButtonLink>}
    />
  );
};
