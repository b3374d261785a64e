import { receivableQueries } from '@esteto/api-client/receivable';
import { workQueueQueries } from '@esteto/api-client/work-queue';
import { useQueryClient } from '@tanstack/react-query';

/** What the emitter answered is told by no call of ours: the lists behind are asked again. */
export const useAnsweredLists = (): (() => void) => {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [...receivableQueries.keys, ...workQueueQueries.keys]) void client.invalidateQueries({ queryKey });
  };
};
