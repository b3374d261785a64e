import { receiptPaperMutations, receiptPaperQueries } from '@esteto/api-client/money/receipt-paper';
import { monthlyObligationQueries } from '@esteto/api-client/month/monthly-obligation';
import type { ReceiptPaperProgress } from '@esteto/contract/money/receipt-paper';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ASK_AGAIN_MS, FolderRun } from '../../../../features/pasta/folder-run.tsx';

/** How many receipts are ready, wait for a word, were refused or delivered, and how the delivery of all that are ready goes. */
export const ReceiptProgress = () => {
  const client = useQueryClient();
  const confirm = useConfirm();
  const [hasBegun, setBegun] = useState(false);
  const { mutateAsync: deliverReady } = useMutation(receiptPaperMutations.deliverReady);
  const { data } = useQuery({
    ...receiptPaperQueries.progress({}),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? ASK_AGAIN_MS : false),
  });
  // Rows change while the server reads and delivers: the list follows what is counted.
  const counted = data && JSON.stringify(data);
  useEffect(() => {
    if (!counted) return;
    void client.invalidateQueries({ queryKey: [receiptPaperQueries.list({}).queryKey[0]] });
    for (const queryKey of monthlyObligationQueries.keys) void client.invalidateQueries({ queryKey });
  }, [counted, client]);
  if (!data) return null;

  const { ready, batch } = data;
  const deliver = async () => {
    const message = `${countOf(ready, 'obrigação é entregue', 'obrigações são entregues')} como foi lido: com o arquivo, o número do recibo e a data.`;
    const question = { title: 'Entregar os prontos', message, confirmLabel: `Entregar ${countOf(ready, 'obrigação', 'obrigações')}` };
    if (await confirm({ ...question, action: () => deliverReady({}) })) setBegun(true);
  };
  return (
    <FolderRun
      counts={inWords(data)}
      action={
        ready > 0 && (
          <Button variant="primary" icon={ListChecks} onClick={() => void deliver()}>
            Entregar {ready}
          </Button>
        )
      }
      batch={
        batch && (hasBegun || batch.queued > 0)
          ? { label: 'Entrega', done: batch.delivered, refused: batch.refused, total: batch.total, words: batchWords(batch) }
          : null
      }
    />
  );
};

const isUnderWay = ({ reading, batch }: ReceiptPaperProgress): boolean => reading > 0 || (batch?.queued ?? 0) > 0;

const inWords = ({ reading, ready, to_say, refused, delivered }: ReceiptPaperProgress): string =>
  [
    reading > 0 && `${reading} lendo`,
    ready > 0 && countOf(ready, 'pronto', 'prontos'),
    to_say > 0 && `em ${to_say} falta dizer algo`,
    refused > 0 && countOf(refused, 'recusado', 'recusados'),
    delivered > 0 && countOf(delivered, 'entregue', 'entregues'),
  ]
    .filter(Boolean)
    .join(' · ');

const batchWords = ({ delivered, refused, queued }: NonNullable<ReceiptPaperProgress['batch']>): string =>
  [countOf(delivered, 'entregue', 'entregues'), refused > 0 && countOf(refused, 'recusado', 'recusados'), queued > 0 && `${queued} na fila`]
    .filter(Boolean)
    .join(', ');
