import { chakra } from '@chakra-ui/react';
import { boletoSendingMutations, boletoSendingQueries } from '@esteto/api-client/money/boleto-sending';
import { useCan } from '@esteto/auth/can/can.tsx';
import { boletos } from '@esteto/contract/access';
import type { BoletoSendingDetail } from '@esteto/contract/money/boleto-sending';
import { sentWords } from '@esteto/domain/money/boleto-sending/boleto-sending';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../path.ts';

/** How often what is not done yet is asked about. */
const ASK_AGAIN_MS = 1500;

/** How far a sending of boletos came, and what became of each; it goes on when this is closed. */
export default function BoletoSendingDialog() {
  const id = Number(useParams().sendingId);
  const { data, error, refetch, isFetching } = useQuery({
    ...boletoSendingQueries.detail({ id }),
    refetchInterval: ({ state }) => (state.data?.waiting === 0 ? false : ASK_AGAIN_MS),
  });
  return (
    <RouteDialog title="Envio de boletos" subtitle="Continua mesmo que você feche.">
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && <Sending sending={data} />}
    </RouteDialog>
  );
}

const Sending = ({ sending }: { sending: BoletoSendingDetail }) => {
  const { id, total, waiting, done, failed, rows } = sending;
  const canEdit = useCan(boletos.edit);
  const { mutateAsync: retry, isPending } = useMutation(boletoSendingMutations.retry);
  const tellFailure = useTellFailure();
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Progress label="Envio de boletos" value={done + failed} max={total} failed={failed} words={wordsOf(sending)} isSaid />
      {canEdit && waiting === 0 && failed > 0 && (
        <chakra.div>
          <Button icon={RotateCw} busy={isPending} onClick={() => void retry({ id }).catch(tellFailure)}>
            Tentar de novo os que falharam
          </Button>
        </chakra.div>
      )}
      <LineList>
        {rows.map((row) => (
          <Line
            key={row.boleto_id}
            title={<Link to={path('/painel/boletos/boleto/:boletoId/detalhes', { boletoId: row.boleto_id })}>{row.description}</Link>}
            note={row.company_name}
          >
            <chakra.span color={row.error ? 'attention.fg' : 'fg.muted'} textAlign="end">
              {resultOf(row)}
            </chakra.span>
          </Line>
        ))}
      </LineList>
      {total > rows.length && <chakra.p color="fg.muted">E mais {countOf(total - rows.length, 'boleto', 'boletos')}.</chakra.p>}
    </chakra.div>
  );
};

/** '118 enviados, 2 não foram, 30 na fila'. */
const wordsOf = ({ done, failed, waiting }: BoletoSendingDetail): string =>
  [
    countOf(done, 'enviado', 'enviados'),
    failed > 0 && countOf(failed, 'não foi', 'não foram'),
    waiting > 0 && countOf(waiting, 'na fila', 'na fila'),
  ]
    .filter(Boolean)
    .join(', ');

const resultOf = (row: BoletoSendingDetail['rows'][number]): string =>
  row.error ?? (row.state === 'done' ? sentWords(row.told) : 'Na fila');
