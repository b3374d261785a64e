import { toast } from '@esteto/ui/components/toast/toast';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';

/** Ends all sessions of somebody, once it is confirmed. */
export const useEndSessions = (end: (input: { id: number }) => Promise<unknown>) => {
  const confirm = useConfirm();
  return async ({ id, name }: { id: number; name: string }): Promise<void> => {
    const isDone = await confirm({
      title: 'Encerrar sessões',
      message: `${name} sai de todos os aparelhos e precisa entrar de novo.`,
      confirmLabel: 'Encerrar sessões',
      negative: true,
      action: () => end({ id }),
    });
    if (isDone) toast.success('Sessões encerradas.');
  };
};
