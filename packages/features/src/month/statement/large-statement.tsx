import { chakra } from '@chakra-ui/react';
import type { StatementProgress } from '@esteto/contract/month/statement';
import { countOf } from '@esteto/domain/shared/text/text';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inWords, reportOf } from './upload-report.tsx';

/** How far a file of many movements is: a member's call and that of staff are the same but for their addresses. */
export type ProgressCall = (input: { company_id: number; id: number; signal: AbortSignal }) => Promise<StatementProgress>;

/** A file that a job keeps: how far it is, and in the end what came of it. It goes on when nobody looks. */
export const LargeStatement = ({ company_id, id, progress }: { company_id: number; id: number; progress: ProgressCall }) => {
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['large-statement', company_id, id],
    queryFn: ({ signal }) => progress({ company_id, id, signal }),
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'reading' ? false : LOOKS_MS),
    gcTime: 0,
  });
  const isKept = data?.state === 'kept';
  // What stands behind the dialog was read before the movements came.
  useEffect(() => {
    if (isKept) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'large-statement' });
  }, [isKept, client]);
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading />;
  if (data.state === 'failed') return <Banner tone="attention">O arquivo não entrou. {data.problem}</Banner>;
  if (data.state === 'kept') return reportOf(data) || <p>{inWords(data).join(' ')}</p>;
  return (
    <chakra.div display="grid" gap="3">
      <p>O arquivo é grande e entra aos poucos. Você pode fechar esta janela: ele continua.</p>
      <ReadingProgress total={data.total} done={data.done} />
    </chakra.div>
  );
};

const LOOKS_MS = 1_500;

/** So many of its movements were looked at. */
export const ReadingProgress = ({ total, done }: Pick<StatementProgress, 'total' | 'done'>) => (
  <Progress
    label="Lançamentos que já entraram"
    max={total}
    value={done}
    words={`${done.toLocaleString('pt-BR')} de ${countOf(total, 'lançamento', 'lançamentos')}`}
  />
);
