import { analystMutations } from '@esteto/api-client/office/analyst';
import type { AnalystRow } from '@esteto/contract/office/analyst';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEndSessions } from '../../../features/usuario/use-end-sessions.ts';

/** What is done to somebody's access without a form; what takes something away asks first. */
export const useAnalystActions = () => {
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const { mutateAsync: resend } = useMutation(analystMutations.resend);
  const { mutateAsync: withdraw } = useMutation(analystMutations.withdraw);
  const { mutateAsync: activate } = useMutation(analystMutations.activate);
  const { mutateAsync: end } = useMutation(analystMutations.endSessions);
  const endSessions = useEndSessions(end);
  return {
    resend: ({ id, email }: AnalystRow) => void resend({ id }).then(() => toast.success(`Convite enviado a ${email}.`), tellFailure),
    activate: ({ id, name }: AnalystRow) => void activate({ id }).then(() => toast.success(`${name} pode entrar de novo.`), tellFailure),
    withdraw: async ({ id, name, email }: AnalystRow) => {
      const isDone = await confirm({
        title: 'Retirar convite',
        message: `O link enviado a ${email} deixa de valer, e ${name} sai da lista.`,
        confirmLabel: 'Retirar convite',
        negative: true,
        action: () => withdraw({ id }),
      });
      if (isDone) toast.success('Convite retirado.');
    },
    endSessions,
  };
};
