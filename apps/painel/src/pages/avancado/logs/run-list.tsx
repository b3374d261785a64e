import { chakra } from '@chakra-ui/react';
import { logQueries } from '@esteto/api-client/office/log';
import type { LogRun } from '@esteto/contract/office/log';
import type { LogRunKind } from '@esteto/domain/office/log-run/log-run-life';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const numbers = (count: number): string => count.toLocaleString('pt-BR');

/** How often it is asked how far one is. */
const ASK_EVERY_MS = 1_000;

type RunListProps = {
  kind: LogRunKind;
  title: (run: LogRun) => string;
  end?: (run: LogRun) => ReactNode;
  below?: (run: LogRun) => ReactNode;
};

/** The latest of one kind, with how far the one is that runs. */
export const RunList = ({ kind, title, end, below }: RunListProps) => {
  const { data, error, refetch, isFetching } = useQuery({
    ...logQueries.runs({}),
    refetchInterval: ({ state }) => (state.data?.some((run) => run.state === 'waiting') ? ASK_EVERY_MS : false),
  });
  if (!data) return error ? <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} /> : <Loading />;
  const runs = data.filter((run) => run.kind === kind);
  if (runs.length === 0) return <chakra.p color="fg.muted">Nenhuma ainda.</chakra.p>;
  return (
    <chakra.div display="grid" gap="2">
      {runs.map((run) => (
        <div key={run.id}>
          <LineList>
            <Line title={title(run)} note={`${formatInstant(run.created_at, today())}, por ${run.actor_name ?? 'Esteto'}`}>
              {end?.(run)}
            </Line>
          </LineList>
          {run.state === 'waiting' && (
            <Progress
              label={title(run)}
              value={run.done}
              max={Math.max(run.total, 1)}
              words={`${numbers(run.done)} de ${numbers(run.total)}`}
              isSaid
            />
          )}
          {below?.(run)}
        </div>
      ))}
    </chakra.div>
  );
};
