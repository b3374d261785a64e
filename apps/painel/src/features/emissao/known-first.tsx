import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { asQuery, type QueryLike } from '@esteto/ui/system/query/query-like';
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
