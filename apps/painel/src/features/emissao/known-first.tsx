import { RouteDialog } from '@esteto/ui/dialog/route-dialog.tsx';
import { asQuery, type QueryLike } from '@esteto/ui/query/query-like';
import { ErrorState } from '@esteto/ui/states/error-state.tsx';
import { Loading } from '@esteto/ui/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type KnownFirstProps<Data> = { query: QueryLike<Data>; title: string; parent: string; children: (data: Data) => ReactNode };

/** For a dialog that is about what another record names: waits for that one. Whoever comes from the invoice has it already. */
export const KnownFirst = <Data,>({ query, title, parent, children }: KnownFirstProps<Data>) => {
  const { data, error, refetch, isFetching } = useQuery(asQuery(query));
  if (data !== undefined) return children(data);
  return (
    <RouteDialog title={title} parent={parent}>
      {error ? <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} /> : <Loading />}
    </RouteDialog>
  );
};
