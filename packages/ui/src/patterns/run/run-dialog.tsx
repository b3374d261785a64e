import { chakra } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Line, LineList } from '../../components/display/line-list.tsx';
import { Progress } from '../../components/display/progress.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Loading } from '../../components/states/loading.tsx';
import { asQuery, type QueryLike } from '../../system/query/query-like.ts';
import { RouteDialog } from '../dialog/route-dialog.tsx';

type Run<Row> = { total: number; waiting: number; rows: readonly Row[] };

type RunDialogProps<Row, Answer extends Run<Row>> = {
  title: (run: Answer | undefined) => string;
  query: QueryLike<Answer>;
  /** How many of it came to nothing. */
  failed: (run: Answer) => number;
  /** '118 enviados, 2 não foram, 30 na fila'. */
  words: (run: Answer) => string;
  /** `fault`: why a row came to nothing; `result`: what became of the others. */
  row: (row: Row, run: Answer) => { key: number; title: ReactNode; note: ReactNode; fault: string | null; result: string };
  /** Those that are not shown: 'E mais 12 boletos.' */
  more: (count: number) => string;
  /** What may be done once nothing waits. */
  action?: (run: Answer) => ReactNode;
  /** What shows the records that it changes; asked for again once nothing waits. */
  stale?: readonly { readonly keys: readonly (readonly [string])[] }[];
};

/** How often what is not done yet is asked about. */
const ASK_AGAIN_MS = 1500;

/** How far a job came that somebody began, and what became of each row; it goes on when this is closed. */
export const RunDialog = <Row, Answer extends Run<Row>>(props: RunDialogProps<Row, Answer>) => {
  const { title, query, failed, words, row, more, action, stale = NOTHING } = props;
  const { data, error, refetch, isFetching } = useQuery({
    ...asQuery(query),
    refetchInterval: ({ state }) => (state.data?.waiting === 0 ? false : ASK_AGAIN_MS),
  });
  const isDone = data?.waiting === 0;
  const client = useQueryClient();
  useEffect(() => {
    if (isDone) for (const queryKey of stale.flatMap(({ keys }) => keys)) void client.invalidateQueries({ queryKey });
  }, [isDone, stale, client]);
  return (
    <RouteDialog title={title(data)} subtitle="Continua mesmo que você feche.">
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && (
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <Progress
            label={title(data)}
            value={data.total - data.waiting}
            max={data.total}
            failed={failed(data)}
            words={words(data)}
            isSaid
          />
          {isDone && action?.(data)}
          <LineList>
            {data.rows.map((one) => {
              const { key, title: name, note, fault, result } = row(one, data);
              return (
                <Line key={key} title={name} note={note}>
                  <chakra.span color={fault ? 'attention.fg' : 'fg.muted'} textAlign="end">
                    {fault ?? result}
                  </chakra.span>
                </Line>
              );
            })}
          </LineList>
          {data.total > data.rows.length && <chakra.p color="fg.muted">{more(data.total - data.rows.length)}</chakra.p>}
        </chakra.div>
      )}
    </RouteDialog>
  );
};

const NOTHING = [] as const;
