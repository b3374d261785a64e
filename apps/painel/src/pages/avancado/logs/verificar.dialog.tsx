import { chakra } from '@chakra-ui/react';
import { logMutations } from '@esteto/api-client/office/log';
import type { ChainBreak, LogRow, LogRun } from '@esteto/contract/office/log';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { RunList } from './run-list.tsx';

/** Whether the log is as it was written, found out on demand, and where it is not. */
export default function VerifyLogDialog() {
  const tellFailure = useTellFailure();
  const { mutate: verify, isPending } = useMutation({ ...logMutations.verify, onError: tellFailure });
  return (
    <RouteDialog
      title="Verificar o log"
      subtitle="Cada conjunto de acontecimentos é selado com o selo anterior. Se alguém mudar um deles por fora, o selo deixa de conferir."
      size="lg"
      footer={
        <Button variant="primary" busy={isPending} onClick={() => verify({})}>
          Verificar agora
        </Button>
      }
    >
      <RunList
        kind="verification"
        title={titleOf}
        end={(run) => <Outcome run={run} />}
        below={(run) => run.breaks.map((gap) => <Break key={gap.seal_id} gap={gap} />)}
      />
    </RouteDialog>
  );
}

const titleOf = ({ total, state }: LogRun): string =>
  state === 'waiting'
    ? 'Verificação em andamento'
    : total === 0
      ? 'Nada selado até então'
      : `Verificação de ${countOf(total, 'acontecimento', 'acontecimentos')}`;

const Outcome = ({ run: { state, breaks } }: { run: LogRun }) => {
  if (state === 'waiting') return null;
  if (state === 'failed') return <StatusBadge status={{ label: 'Não terminou', tone: 'attention' }} />;
  return (
    <StatusBadge
      status={
        breaks.length === 0 ? { label: 'Confere', tone: 'done' } : { label: countOf(breaks.length, 'quebra', 'quebras'), tone: 'attention' }
      }
    />
  );
};

const Break = ({ gap: { kind, sealed_at, first_event_id, last_event_id, before, after } }: { gap: ChainBreak }) => (
  <chakra.div borderWidth="1px" borderColor="border.default" borderRadius="md" p="3" mb="3">
    <chakra.p mb="2">
      {kind === 'events'
        ? `Entre os acontecimentos ${first_event_id} e ${last_event_id}, algo foi mudado, tirado ou posto depois de selado.`
        : `O selo dos acontecimentos ${first_event_id} a ${last_event_id} não segue o selo anterior.`}
    </chakra.p>
    <Facts
      facts={[
        { label: 'Selado em', value: formatInstantFull(sealed_at) },
        { label: 'Antes dele', value: before && <Event event={before} /> },
        { label: 'Depois dele', value: after && <Event event={after} /> },
      ]}
    />
  </chakra.div>
);

const Event = ({ event: { id, label, record, created_at, actor_name } }: { event: LogRow }) =>
  `Nº ${id}: ${label}, ${record}, por ${actor_name ?? 'Esteto'}, ${formatInstantFull(created_at)}`;
