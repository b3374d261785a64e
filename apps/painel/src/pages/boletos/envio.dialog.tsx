import { chakra } from '@chakra-ui/react';
import { boletoSendingMutations, boletoSendingQueries } from '@esteto/api-client/money/boleto-sending';
import { useCan } from '@esteto/auth/can/can.tsx';
import { boletos } from '@esteto/contract/access';
import type { BoletoSendingDetail } from '@esteto/contract/money/boleto-sending';
import { sentWords } from '@esteto/domain/money/boleto-sending/boleto-sending';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RunDialog } from '@esteto/ui/patterns/run/run-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../path.ts';

/** How far a sending of boletos came, and what became of each; it goes on when this is closed. */
export default function BoletoSendingDialog() {
  const id = Number(useParams().sendingId);
  return (
    <RunDialog
      title={titleOf}
      query={boletoSendingQueries.detail({ id })}
      failed={({ failed }) => failed}
      words={wordsOf}
      row={rowOf}
      more={(count) => `E mais ${countOf(count, 'boleto', 'boletos')}.`}
      action={({ failed }) => failed > 0 && <Retry id={id} />}
    />
  );
}

const titleOf = () => 'Envio de boletos';

const Retry = ({ id }: { id: number }) => {
  const canEdit = useCan(boletos.edit);
  const { mutateAsync: retry, isPending } = useMutation(boletoSendingMutations.retry);
  const tellFailure = useTellFailure();
  if (!canEdit) return null;
  return (
    <chakra.div>
      <Button icon={RotateCw} busy={isPending} onClick={() => void retry({ id }).catch(tellFailure)}>
        Tentar de novo os que falharam
      </Button>
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

const rowOf = ({ boleto_id, description, company_name, state, told: people, error }: BoletoSendingDetail['rows'][number]) => ({
  key: boleto_id,
  title: <Link to={path('/painel/boletos/boleto/:boletoId/detalhes', { boletoId: boleto_id })}>{description}</Link>,
  note: company_name,
  fault: error,
  result: state === 'done' ? sentWords(people) : 'Na fila',
});
