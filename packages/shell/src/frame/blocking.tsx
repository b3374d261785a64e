import { BlockingSpinner } from '@esteto/ui/components/states/blocking-spinner.tsx';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';

/** A full-screen spinner while a call flagged with `meta: { blocking: true }` is under way. */
export const Blocking = () => {
  const fetching = useIsFetching({ predicate: isFlagged });
  const mutating = useIsMutating({ predicate: isFlagged });
  return fetching + mutating > 0 && <BlockingSpinner />;
};

const isFlagged = ({ meta }: { meta?: Record<string, unknown> }): boolean => meta?.['blocking'] === true;
