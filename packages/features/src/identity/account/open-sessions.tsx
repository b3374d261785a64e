import { accountMutations, accountQueries } from '@esteto/api-client/identity/account';
import type { OpenSession } from '@esteto/contract/identity/account';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { AccountRows } from './account-rows.tsx';

export const OpenSessions = () => {
  const { data = [] } = useQuery(accountQueries.sessions({}));
  const confirm = useConfirm();
  const { mutateAsync: end } = useMutation(accountMutations.endSession);
  const { mutateAsync: endOthers } = useMutation(accountMutations.endOtherSessions);
  const askToEnd = (session: OpenSession) =>
    confirm({
      title: 'Encerrar sessão',
      message: `${session.device} vai precisar entrar de novo.`,
      confirmLabel: 'Encerrar',
      negative: true,
      action: () => end({ id: session.id }),
    });
  const askToEndOthers = () =>
    confirm({
      title: 'Encerrar as outras sessões',
      message: 'Todos os outros aparelhos vão precisar entrar de novo. Este continua.',
      confirmLabel: 'Encerrar todas',
      negative: true,
      action: () => endOthers({}),
    });
  return (
    <Card
      title="Onde você está conectado"
      action={
        data.length > 1 && (
          <Button size="sm" onClick={() => void askToEndOthers()}>
            Encerrar as outras
          </Button>
        )
      }
    >
      <AccountRows
        query={accountQueries.sessions({})}
        row={(session) => ({
          title: session.device,
          detail: [session.ip, session.is_current ? 'agora' : `usada ${formatInstant(session.last_used_at, today())}`],
          end: session.is_current ? (
            'Este aparelho'
          ) : (
            <Button size="sm" variant="ghost" aria-label={`Encerrar ${session.device}`} onClick={() => void askToEnd(session)}>
              Encerrar
            </Button>
          ),
        })}
      />
    </Card>
  );
};
