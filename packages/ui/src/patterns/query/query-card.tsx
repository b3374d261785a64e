import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../components/card/card.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Loading } from '../../components/states/loading.tsx';
import { asQuery, type QueryLike } from '../../system/query/query-like.ts';

type QueryCardProps<Data> = {
  query: QueryLike<Data>;
  /** Title of the card that stands while nothing is known. */
  title?: string;
  children: (data: Data, reload: () => void) => ReactNode;
};

/**
 * What a part of a page is made from. Until it is known a card waits for it, or says what failed and tries again; what is known stays, with all that is
 * open on it, when a later look fails.
 */
export const QueryCard = <Data,>({ query, title, children }: QueryCardProps<Data>) => {
  const { data, error, refetch, isFetching } = useQuery(asQuery(query));
  const reload = () => void refetch();
  if (data !== undefined) return children(data, reload);
  return <Card title={title}>{error ? <ErrorState error={error} retry={reload} retrying={isFetching} /> : <Loading />}</Card>;
};
