import { receivableMutations } from '@esteto/api-client/billing/receivable';
import { useQueryClient } from '@tanstack/react-query';

/** What the emitter answered late is told by no call of ours: what a transmission makes stale is asked again. */
export const useAnsweredLists = (): (() => void) => {
  const client = useQueryClient();
  return () => {
    const stale = (receivableMutations.transmit.meta?.invalidates ?? []).flatMap(({ keys }) => keys);
    for (const queryKey of stale) void client.invalidateQueries({ queryKey });
  };
};
