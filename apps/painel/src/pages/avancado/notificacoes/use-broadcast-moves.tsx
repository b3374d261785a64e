import { broadcastMutations, broadcastQueries } from '@esteto/api-client/office/broadcast';
import { useCan } from '@esteto/auth/can/can.tsx';
import { notificationDesk } from '@esteto/contract/access';
import type { BroadcastDetail } from '@esteto/contract/office/broadcast';
import { broadcastReason } from '@esteto/domain/office/broadcast/broadcast-form';
import { broadcastMachine, isBroadcastOpen } from '@esteto/domain/office/broadcast/broadcast-life';
import { formatDate } from '@esteto/domain/shared/date/date';
import { reachWords } from '@esteto/features/office/notice/reach-words';
import { Button } from '@esteto/ui/components/button/button.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { toast } from '@esteto/ui/components/toast/toast';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { path } from '../../../path.ts';

type BroadcastMoves = {
  /** As items of a menu. */
  items: (message: BroadcastDetail) => MenuItem[];
  /** The one that comes next: what has an hour is scheduled, what has none is sent. */
  next: (message: BroadcastDetail) => ReactNode;
  question: ReactNode;
};

/** What may be done to move a message on; what cannot be undone tells first whom it reaches. */
export const useBroadcastMoves = (): BroadcastMoves => {
  const canEdit = useCan(notificationDesk.edit);
  const canDelete = useCan(notificationDesk.delete);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { mutateAsync: send } = useMutation(broadcastMutations.move);
  const { mutateAsync: remove } = useMutation(broadcastMutations.remove);
  const { movesOf, question } = useMoves({
    machine: broadcastMachine,
    by: 'staff',
    moves: ['unschedule', 'withdraw'],
    send,
    done: (_row: BroadcastDetail, action) => (action === 'withdraw' ? 'Mensagem retirada.' : 'Mensagem de volta a rascunho.'),
    question: () => ({
      title: 'Retirar mensagem',
      subtitle: 'Some do sino de todos, e os e-mails que ainda não saíram não saem. Os que já saíram não voltam.',
    }),
    reason: broadcastReason,
    record: ({ id }) => broadcastQueries.detail({ id }),
  });

  const ask = async ({ id, version, reach, ...message }: BroadcastDetail, action: 'send' | 'schedule') => {
    const words =
      action === 'send'
        ? {
            confirmLabel: 'Enviar mensagem',
            title: 'Enviar agora',
            message: `Hoje: ${reachWords(reach)}. Depois de enviada, a mensagem não muda.`,
          }
        : {
            confirmLabel: 'Agendar mensagem',
            title: 'Agendar mensagem',
            message: `Ela é enviada sozinha ${whenOf(message)}, a quem estiver no público então. Hoje: ${reachWords(reach)}.`,
          };
    if (await confirm({ ...words, action: () => send({ id, body: { action, reason: null, version } }) }))
      toast.success(action === 'send' ? 'Envio iniciado.' : 'Mensagem agendada.');
  };

  const drop = async ({ id }: BroadcastDetail) => {
    const words = {
      title: 'Excluir mensagem',
      message: 'Ninguém a recebeu, e ela não pode ser recuperada.',
      confirmLabel: 'Excluir mensagem',
    };
    if (!(await confirm({ ...words, negative: true, action: () => remove({ id }) }))) return;
    toast.success('Mensagem excluída.');
    void navigate(path('/painel/avancado/notificacoes'));
  };

  const nextOf = ({ status, send_on }: BroadcastDetail) => (status === 'draft' ? (send_on ? 'schedule' : 'send') : null);

  const items = (message: BroadcastDetail): MenuItem[] => {
    const legal = canEdit ? broadcastMachine.legalActions(message.status, 'staff') : [];
    const others = (['send', 'schedule'] as const).filter((action) => legal.includes(action) && action !== nextOf(message));
    return [
      ...others
        .filter((action) => action === 'send' || message.send_on)
        .map((action) => ({ label: broadcastMachine.actions[action].label, onSelect: () => void ask(message, action) })),
      ...(canEdit ? movesOf(message) : []),
      ...(canDelete && isBroadcastOpen(message.status)
        ? [{ label: 'Excluir', icon: Trash2, tone: 'danger' as const, onSelect: () => void drop(message) }]
        : []),
    ];
  };

  const next = (message: BroadcastDetail): ReactNode => {
    const action = nextOf(message);
    return (
      canEdit &&
      action && (
        <Button variant="primary" icon={Send} onClick={() => void ask(message, action)}>
          {broadcastMachine.actions[action].label}
        </Button>
      )
    );
  };

  return { items, next, question };
};

const whenOf = ({ send_on, send_time }: Pick<BroadcastDetail, 'send_on' | 'send_time'>): string =>
  send_on && send_time ? `${formatDate(send_on, today())}, às ${send_time}` : 'no dia';
