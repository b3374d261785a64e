import { chakra } from '@chakra-ui/react';
import { broadcastMutations, broadcastQueries } from '@esteto/api-client/office/broadcast';
import { useCan } from '@esteto/auth/can/can.tsx';
import { notificationDesk } from '@esteto/contract/access';
import type { BroadcastDetail } from '@esteto/contract/office/broadcast';
import { broadcastForm } from '@esteto/domain/office/broadcast/broadcast-form';
import { broadcastStatusLabel, broadcastStatusTone, isBroadcastOpen } from '@esteto/domain/office/broadcast/broadcast-life';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { Pencil, Users } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';
import { BroadcastFields } from './broadcast-fields.tsx';
import { BroadcastView } from './broadcast-view.tsx';
import { useBroadcastMoves } from './use-broadcast-moves.tsx';

/** How often it is asked how far a sending is. */
const ASK_EVERY_MS = 1_000;

/** A message as people see it, whom it reaches or has reached, and what may be done. */
export default function BroadcastDetailsDialog() {
  const id = Number(useParams().broadcastId);
  const canEdit = useCan(notificationDesk.edit);
  const { items, next, question } = useBroadcastMoves();
  return (
    <>
      <RecordDialog
        noun="Mensagem"
        query={{
          ...broadcastQueries.detail({ id }),
          refetchInterval: ({ state }: { state: { data?: BroadcastDetail } }) => state.data?.status === 'sending' && ASK_EVERY_MS,
        }}
        title={({ title }) => title}
        subtitle={({ status }) => <StatusBadge status={{ label: broadcastStatusLabel[status], tone: broadcastStatusTone[status] }} />}
        form={
          canEdit
            ? {
                id,
                schema: broadcastForm,
                mutation: broadcastMutations.update,
                done: 'Mensagem alterada.',
                size: 'lg',
                children: (record) => <BroadcastFields record={record} />,
              }
            : undefined
        }
        footer={(message, edit) =>
          (canEdit || !isBroadcastOpen(message.status)) && (
            <>
              <MoreActions items={items(message)} />
              {!isBroadcastOpen(message.status) && (
                <ButtonLink
                  icon={Users}
                  to={path('/painel/avancado/notificacoes/mensagem/:broadcastId/destinatarios', { broadcastId: id })}
                >
                  Destinatários
                </ButtonLink>
              )}
              {canEdit && isBroadcastOpen(message.status) && (
                <Button icon={Pencil} onClick={edit}>
                  Editar
                </Button>
              )}
              {next(message)}
            </>
          )
        }
      >
        {(message) => (
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            {message.status === 'sending' && (
              <Progress
                label="Envio da mensagem"
                value={message.told_count}
                max={Math.max(message.people_count, 1)}
                words={`${message.told_count.toLocaleString('pt-BR')} de ${message.people_count.toLocaleString('pt-BR')}`}
                isSaid
              />
            )}
            <BroadcastView message={message} />
          </chakra.div>
        )}
      </RecordDialog>
      {question}
    </>
  );
}
