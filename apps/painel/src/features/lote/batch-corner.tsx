import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { invoiceBatchMutations, invoiceBatchQueries } from '@esteto/api-client/billing/invoice-batch';
import { receivableQueries } from '@esteto/api-client/billing/receivable';
import { invoiceBatch } from '@esteto/contract/billing/invoice-batch';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { saveFile } from '@esteto/ui/patterns/file/save-file';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { floatingCorner } from '@esteto/ui/system/style/floating-corner';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { BatchCard } from './batch-card.tsx';
import { openBatchesAtom, putAway } from './open-batches.ts';

/** How often what is not done yet is asked about. */
const ASK_AGAIN_MS = 1500;

/** The person's batches, on whatever page they are meanwhile. */
export const BatchCorner = ({ onClose }: { onClose: () => void }) => {
  const ids = useAtomValue(openBatchesAtom);
  const isEmpty = ids.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  return (
    <Stack>
      {ids.map((id) => (
        <Batch key={id} id={id} />
      ))}
    </Stack>
  );
};

const Batch = ({ id }: { id: number }) => {
  const client = useQueryClient();
  const readError = useReadError();
  const query = invoiceBatchQueries.detail({ id });
  const { data, error } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data?.waiting === 0 ? false : ASK_AGAIN_MS),
  });
  const tellFailure = useTellFailure();
  const retry = useMutation({
    ...invoiceBatchMutations.retry,
    onSuccess: (batch) => client.setQueryData(query.queryKey, batch),
    onError: tellFailure,
  });
  const download = useMutation({
    mutationFn: () => call(invoiceBatch.file, { id }),
    onSuccess: (file) => saveFile('Contas a receber.csv', file),
    onError: tellFailure,
  });

  const isDone = data?.waiting === 0;
  useEffect(() => {
    if (isDone) for (const queryKey of receivableQueries.keys) void client.invalidateQueries({ queryKey });
  }, [isDone, client]);
  // Somebody else's session, or a batch that is no more: nothing is left to show.
  const isGone = error !== null && [403, 404].includes(readError(error).status ?? 0);
  useEffect(() => {
    if (isGone) putAway(id);
  }, [isGone, id]);

  return (
    data && (
      <BatchCard
        batch={data}
        onRetry={() => retry.mutate({ id })}
        retrying={retry.isPending}
        onDownload={() => download.mutate()}
        downloading={download.isPending}
        onClose={() => putAway(id)}
      />
    )
  );
};

const Stack = chakra('div', {
  base: {
    ...floatingCorner,
    zIndex: 'docked',
    display: 'grid',
    gap: '2',
    maxHeight: '70dvh',
    overflowY: 'auto',
    // Room for the shadows, which what scrolls would cut off.
    p: '4',
    m: '-4',
  },
});
