import { chakra } from '@chakra-ui/react';
import { workQueueQueries } from '@esteto/api-client/work-queue';
import type { WorkQueue } from '@esteto/contract/work-queue';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { NewsBoard } from '@esteto/features/news/news-board.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Stat } from '@esteto/ui/components/card/stat.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { isUrgent, queueLabel, queuePath } from './queue-label.ts';

/** What waits for the team: each pile opens its rows. */
export default function HomePage() {
  const { data: queues, error, refetch } = useQuery(workQueueQueries.list({}));
  return (
    <Page title="Início" subtitle="O que espera pela equipe.">
      <NewsBoard />
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {!queues && !error && <Loading />}
      {queues?.length === 0 && <EmptyState title="Nenhuma fila para as suas permissões." />}
      {queues && queues.length > 0 && (
        <Queues>
          {queues.map((queue) => (
            <Queue key={queue.name} queue={queue} />
          ))}
        </Queues>
      )}
      <Outlet />
    </Page>
  );
}

const Queue = ({ queue: { name, count, oldest_at } }: { queue: WorkQueue }) => (
  <Stat
    label={queueLabel[name]}
    to={queuePath(name)}
    tone={isUrgent(name) && count > 0 ? 'attention' : 'plain'}
    hint={
      oldest_at
        ? `${name === 'nps_tasks' ? 'O primeiro' : 'A primeira'} espera desde ${formatInstant(oldest_at, today())}`
        : 'Nada à espera'
    }
  >
    {count.toLocaleString('pt-BR')}
  </Stat>
);

const Queues = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
});
