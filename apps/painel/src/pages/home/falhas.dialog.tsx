import { chakra } from '@chakra-ui/react';
import { jobFailureQueries } from '@esteto/api-client/office/job-failure';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { FailedJobs } from './failed-jobs.tsx';
import { UndeliveredLetters } from './undelivered-letters.tsx';

/** What the product could not do by itself: jobs that failed for good, and invoices that did not reach their taker. */
export default function FailuresDialog() {
  const { data, error, refetch, isFetching } = useQuery(jobFailureQueries.list({}));
  return (
    <RouteDialog
      title="Falhas"
      subtitle="Tarefas que pararam depois da última tentativa. Ficam aqui por 30 dias; as que rodam por horário, por 7."
      size="lg"
    >
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && data.kinds.length === 0 && data.undelivered.length === 0 && (
        <EmptyState icon={CircleCheck} title="Nenhuma falha: tudo foi feito e entregue." />
      )}
      {data && (
        <Sections>
          {data.kinds.map((kind) => (
            <FailedJobs key={kind.name} kind={kind} />
          ))}
          {data.undelivered.length > 0 && <UndeliveredLetters letters={data.undelivered} total={data.undelivered_total} />}
        </Sections>
      )}
    </RouteDialog>
  );
}

const Sections = chakra('div', { base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' } });
