import { managementGroupMutations } from '@esteto/api-client/duty/management-group';
import type { StaffGroup } from '@esteto/contract/duty/management-group';
import { countOf } from '@esteto/domain/shared/text/text';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation } from '@tanstack/react-query';
import { Power, PowerOff } from 'lucide-react';
import { useMemo } from 'react';

/** Takes a group from its managers, after telling how many people that is; gives it back at once. */
export const useGroupSwitch = (): RowAction<StaffGroup>[] => {
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const { mutateAsync: activate } = useMutation(managementGroupMutations.activate);
  const { mutateAsync: deactivate } = useMutation(managementGroupMutations.deactivate);
  return useMemo(
    () => [
      {
        label: 'Desativar',
        icon: PowerOff,
        tone: 'danger',
        allowed: ({ is_active }) => is_active,
        onSelect: ({ id, name, managers_count, professionals_count }) =>
          void confirm({
            title: `Desativar ${name}`,
            message: `${countOf(managers_count, 'gestor perde', 'gestores perdem')} o acesso na hora. ${countOf(professionals_count, 'profissional credenciado', 'profissionais credenciados')}: os credenciamentos ficam como estão. Nada é apagado.`,
            confirmLabel: 'Desativar grupo',
            negative: true,
            action: () => deactivate({ id }),
          }).then((isDone) => isDone && toast.success(`${name} desativado.`)),
      },
      {
        label: 'Ativar',
        icon: Power,
        allowed: ({ is_active }) => !is_active,
        onSelect: ({ id, name }) => void activate({ id }).then(() => toast.success(`${name} volta aos seus gestores.`), tellFailure),
      },
    ],
    [activate, confirm, deactivate, tellFailure],
  );
};
