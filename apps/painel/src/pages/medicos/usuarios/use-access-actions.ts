import { doctorMutations } from '@esteto/api-client/company/doctor';
import type { DoctorRow } from '@esteto/contract/company/doctor';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEndSessions } from '../../../features/usuario/use-end-sessions.ts';

/** What staff do with somebody's access; what takes something away asks first. */
export const useAccessActions = () => {
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const { mutateAsync: end } = useMutation(doctorMutations.endSessions);
  const { mutateAsync: deactivate } = useMutation(doctorMutations.deactivate);
  const { mutateAsync: activate } = useMutation(doctorMutations.activate);
  const endSessions = useEndSessions(end);
  return {
    endSessions,
    deactivate: async ({ id, name }: DoctorRow) => {
      const isDone = await confirm({
        title: 'Desativar usuário',
        message: `${name} sai na hora de todos os aparelhos e não entra mais. O que fez continua no histórico.`,
        confirmLabel: 'Desativar',
        negative: true,
        action: () => deactivate({ id }),
      });
      if (isDone) toast.success('Usuário desativado.');
    },
    activate: ({ id, name }: DoctorRow) => void activate({ id }).then(() => toast.success(`${name} pode entrar de novo.`), tellFailure),
  };
};
