import type { GroupManagerRow } from '@esteto/contract/duty/group-manager';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { MailX, Send, UserCheck, UserX } from 'lucide-react';
import { useMemo } from 'react';
import { isAsked } from './manager-words.ts';

type Call = (row: GroupManagerRow) => Promise<unknown>;

/** The calls by which it is done: those of staff, or those of a group's administrators. */
export type ManagerCalls = { resend: Call; activate: Call; deactivate: Call; remove: Call };

/** What is done to somebody's access without a form; what takes something away asks first. `calls` are made once. */
export const useManagerActions = ({ resend, activate, deactivate, remove }: ManagerCalls): RowAction<GroupManagerRow>[] => {
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  return useMemo(
    () => [
      {
        label: 'Reenviar convite',
        icon: Send,
        allowed: isAsked,
        onSelect: (row) => void resend(row).then(() => toast.success(`Convite enviado a ${row.email}.`), tellFailure),
      },
      {
        label: 'Ativar',
        icon: UserCheck,
        allowed: ({ status }) => status === 'inactive',
        onSelect: (row) => void activate(row).then(() => toast.success(`${row.name} volta a ${row.group_name}.`), tellFailure),
      },
      {
        label: 'Desativar',
        icon: UserX,
        tone: 'danger',
        allowed: ({ status, is_self }) => status === 'active' && !is_self,
        onSelect: (row) =>
          void confirm({
            title: `Desativar ${row.name}`,
            message: `${row.name} sai na hora de todos os aparelhos e não vê mais ${row.group_name}. O que fez continua no histórico.`,
            confirmLabel: 'Desativar gestor',
            negative: true,
            action: () => deactivate(row),
          }).then((isDone) => isDone && toast.success(`${row.name} não gere mais ${row.group_name}.`)),
      },
      {
        label: 'Retirar convite',
        icon: MailX,
        tone: 'danger',
        allowed: isAsked,
        onSelect: (row) =>
          void confirm({
            title: 'Retirar convite',
            message: `O link enviado a ${row.email} deixa de valer, e ${row.name} sai da lista.`,
            confirmLabel: 'Retirar convite',
            negative: true,
            action: () => remove(row),
          }).then((isDone) => isDone && toast.success('Convite retirado.')),
      },
    ],
    [activate, confirm, deactivate, remove, resend, tellFailure],
  );
};
