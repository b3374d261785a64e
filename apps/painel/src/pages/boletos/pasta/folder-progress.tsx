import { boletoQueries } from '@esteto/api-client/money/boleto';
import { boletoPaperMutations, boletoPaperQueries } from '@esteto/api-client/money/boleto-paper';
import type { BoletoPaperProgress } from '@esteto/contract/money/boleto-paper';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ASK_AGAIN_MS, FolderRun } from '../../../features/pasta/folder-run.tsx';

/** How many PDFs are being read, sure or to be checked, and how the launching of all that are sure goes. */
export const FolderProgress = () => {
  const client = useQueryClient();
  const confirm = useConfirm();
  const [hasBegun, setBegun] = useState(false);
  const { mutateAsync: launchSure } = useMutation(boletoPaperMutations.launchSure);
  const { data } = useQuery({
    ...boletoPaperQueries.progress({}),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? ASK_AGAIN_MS : false),
  });
  // Rows change while the server reads and launches: the list follows what is counted.
  const counted = data && JSON.stringify(data);
  useEffect(() => {
    if (!counted) return;
    void client.invalidateQueries({ queryKey: [boletoPaperQueries.list({}).queryKey[0]] });
    for (const queryKey of boletoQueries.keys) void client.invalidateQueries({ queryKey });
  }, [counted, client]);
  if (!data) return null;

  const { sure, batch } = data;
  const launch = async () => {
    const message = `${countOf(sure, 'boleto é lançado', 'boletos são lançados')} como foi lido, e cada cliente é avisado do seu.`;
    const question = { title: 'Lançar os certos', message, confirmLabel: `Lançar ${countOf(sure, 'boleto', 'boletos')}` };
    if (await confirm({ ...question, action: () => launchSure({}) })) setBegun(true);
  };
  return (
    <FolderRun
      counts={inWords(data)}
      action={
        sure > 0 && (
          <Button variant="primary" icon={ListChecks} onClick={() => void launch()}>
            {sure === 1 ? 'Lançar o certo' : `Lançar os ${sure} certos`}
          </Button>
        )
      }
      batch={
        batch && (hasBegun || batch.queued > 0)
          ? { label: 'Lançamento', done: batch.launched, refused: batch.refused, total: batch.total, words: batchWords(batch) }
          : null
      }
    />
  );
};

const isUnderWay = ({ reading, batch }: BoletoPaperProgress): boolean => reading > 0 || (batch?.queued ?? 0) > 0;

const inWords = ({ reading, sure, to_check }: BoletoPaperProgress): string =>
  [reading > 0 && `${reading} lendo`, sure > 0 && countOf(sure, 'certo', 'certos'), to_check > 0 && `${to_check} a conferir`]
    .filter(Boolean)
    .join(' · ');

const batchWords = ({ launched, refused, queued }: NonNullable<BoletoPaperProgress['batch']>): string =>
  [
    countOf(launched, 'lançado', 'lançados'),
    refused > 0 && countOf(refused, 'não lançado, a conferir', 'não lançados, a conferir'),
    queued > 0 && `${queued} na fila`,
  ]
    .filter(Boolean)
    .join(', ');
