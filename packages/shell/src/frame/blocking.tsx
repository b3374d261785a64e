import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

/** A full-screen spinner while a call flagged with `meta: { blocking: true }` is under way (product.md sections 2.5 and 7). */
export const Blocking = () => {
  const mutations = useIsMutating({ predicate: isBlocking });
  const queries = useIsFetching({ predicate: isBlocking });
  return (
    mutations + queries > 0 && (
      <Suspense>
        <BlockingSpinner />
      </Suspense>
    )
  );
};

const isBlocking = ({ meta }: { meta?: { blocking?: boolean } }): boolean => meta?.blocking === true;

const BlockingSpinner = lazy(() =>
  import('@esteto/ui/states/blocking-spinner.tsx').then(({ BlockingSpinner: component }) => ({ default: component })),
);
