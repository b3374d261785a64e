import { useQuery } from '@tanstack/react-query';
import { asQuery, type PartOfQuery, type QueryLike } from '../../system/query/query-like.ts';

/**
 * The record that a form begins with, none where the form makes one. What was kept from before may be an older version, over which nothing is saved: it is
 * asked for again before the form begins, but for a device without a connection, which shows what it has.
 */
export const useRecord = <Row>(source: QueryLike<Row> | PartOfQuery<Row> | undefined) => {
  const loaded = useQuery({ ...asQuery(source ?? none<Row>()), enabled: source !== undefined });
  const isFresh = loaded.isFetchedAfterMount || !loaded.isStale || loaded.isPaused;
  return { loaded, isReady: source === undefined || (loaded.data !== undefined && isFresh) };
};

const none = <Row>(): QueryLike<Row> => ({
  queryKey: ['form', 'no-record'],
  queryFn: () => Promise.reject(new Error('a new record has none')),
});
