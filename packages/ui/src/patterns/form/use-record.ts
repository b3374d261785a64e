import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asQuery, type PartOfQuery, type QueryLike } from '../../system/query/query-like.ts';

/**
 * The record that a form begins with, none where the form makes one. What was kept from before may be an older version, over which nothing is saved: it is
 * asked for again before the form begins, but for a device without a connection, which shows what it has. A form that has begun goes on, with what was
 * typed, when its record grows old or is changed by what the form itself sent.
 */
export const useRecord = <Row>(source: QueryLike<Row> | PartOfQuery<Row> | undefined) => {
  const loaded = useQuery({ ...asQuery(source ?? none<Row>()), enabled: source !== undefined });
  const [hasBegun, setBegun] = useState(false);
  const isFresh = hasBegun || loaded.isFetchedAfterMount || !loaded.isStale || loaded.isPaused;
  const isReady = source === undefined || (loaded.data !== undefined && isFresh);
  if (isReady && !hasBegun) setBegun(true);
  return { loaded, isReady };
};

const none = <Row>(): QueryLike<Row> => ({
  queryKey: ['form', 'no-record'],
  queryFn: () => Promise.reject(new Error('a new record has none')),
});
