import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Loading } from '../../components/states/loading.tsx';
import { asQuery, type QueryLike } from '../../system/query/query-like.ts';
import { type HistoryEntry, HistoryEvents } from './history-events.tsx';
import { RouteDialog } from './route-dialog.tsx';

type HistoryDialogProps = {
  title: string;
  subtitle?: ReactNode;
  query: QueryLike<readonly HistoryEntry[]>;
  /** What stands above the events: the values themselves by the time in which they hold. */
  above?: ReactNode;
};

/** Who did what to a record, when, and what changed from what to what. */
export const HistoryDialog = ({ title, subtitle, query, above }: HistoryDialogProps) => {
  const { data, error, refetch, isFetching } = useQuery(asQuery(query));
  return (
    <RouteDialog title={title} subtitle={subtitle}>
      {above}
      {data && data.length > 0 && <HistoryEvents events={data} />}
      {data?.length === 0 && <EmptyState title="Nada aconteceu ainda." />}
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
    </RouteDialog>
  );
};
