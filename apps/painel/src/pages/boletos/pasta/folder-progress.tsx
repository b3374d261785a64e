import { chakra } from '@chakra-ui/react';
import { boletoQueries } from '@esteto/api-client/money/boleto';
import { boletoPaperMutations, boletoPaperQueries } from '@esteto/api-client/money/boleto-paper';
import type { BoletoPaperProgress } from '@esteto/contract/money/boleto-paper';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useEffect, useState } from 'react';

/** How often what is not done yet is asked about. */
const ASK_AGAIN_MS = 1500;

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
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <span role="status">{inWords(data)}</span>
        {sure > 0 && (
          <Button variant="primary" icon={ListChecks} onClick={() => void launch()}>
            {sure === 1 ? 'Lançar o certo' : `Lançar os ${sure} certos`}
          </Button>
        )}
      </chakra.div>
      {batch && (hasBegun || batch.queued > 0) && (
        <Progress
          label="Lançamento"
          value={batch.launched + batch.refused}
          max={batch.total}
          failed={batch.refused}
          words={batchWords(batch)}
          isSaid
        />
      )}
    </chakra.div>
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
