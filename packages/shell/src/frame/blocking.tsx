import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react';

/** A full-screen spinner while a call flagged with `meta: { blocking: true }` is under way (product.md sections 2.5 and 7). */
export const Blocking = () => {
  const client = useQueryClient();
  const subscribe = useCallback((listener: () => void) => subscribeTo(client, listener), [client]);
  const isBlocked = useSyncExternalStore(subscribe, () => isBlockedBy(client));
  return (
    isBlocked && (
      <Suspense>
        <BlockingSpinner />
      </Suspense>
    )
  );
};

// The library's useIsFetching and useIsMutating say the same, and bring 1 kB to every start.

const subscribeTo = (client: QueryClient, listener: () => void): (() => void) => {
  const later = notifyManager.batchCalls(listener);
  const stops = [client.getQueryCache().subscribe(later), client.getMutationCache().subscribe(later)];
  return () => {
    for (const stop of stops) stop();
  };
};

export const isBlockedBy = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ meta, state }) => meta?.blocking && state.fetchStatus === 'fetching') ||
  client
    .getMutationCache()
    .getAll()
    .some(({ meta, state }) => meta?.blocking && state.status === 'pending');

const BlockingSpinner = lazy(() =>
  import('@esteto/ui/components/states/blocking-spinner.tsx').then(({ BlockingSpinner: component }) => ({ default: component })),
);
