import type { ClientStatus } from '@esteto/domain/billing/client/client-kinds';
import { type ClientAction, clientMachine } from '@esteto/domain/billing/client/client-life';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { Archive, CirclePause, CirclePlay, type LucideIcon } from 'lucide-react';
import { useState } from 'react';

type ClientMovesProps = { status: ClientStatus; move: (action: ClientAction) => Promise<unknown> };

/** The ways to another status. None asks first: each has its way back. */
export const ClientMoves = ({ status, move }: ClientMovesProps) => {
  const tellFailure = useTellFailure();
  const [running, setRunning] = useState<ClientAction | null>(null);
  const go = async (action: ClientAction) => {
    setRunning(action);
    try {
      await move(action);
      toast.success(done[action]);
    } catch (error) {
      tellFailure(error);
    }
    setRunning(null);
  };
  return clientMachine.legalActions(status).map((action) => (
    <Button
      key={action}
      variant="ghost"
      icon={icons[action]}
      busy={running === action}
      disabled={running !== null && running !== action}
      onClick={() => void go(action)}
    >
      {clientMachine.actions[action].label}
    </Button>
  ));
};

const icons: Record<ClientAction, LucideIcon> = { restore: CirclePlay, inactivate: CirclePause, archive: Archive };

const done: Record<ClientAction, string> = {
  restore: 'Tomador reativado.',
  inactivate: 'Tomador inativado. Continua na lista, sem notas novas.',
  archive: 'Tomador arquivado. Sai da lista; as notas dele ficam.',
};
