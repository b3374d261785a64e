import { accreditationInviteMutations, accreditationInviteQueries } from '@esteto/api-client/duty/accreditation-invite';
import { useCan } from '@esteto/auth/can/can.tsx';
import { groupAccreditations } from '@esteto/contract/access';
import type { AccreditationInviteRow } from '@esteto/contract/duty/accreditation-invite';
import {
  accreditationInviteMachine,
  accreditationInviteStatusLabel,
  accreditationInviteStatusTone,
} from '@esteto/domain/duty/accreditation/accreditation-invite-life';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { useMutation } from '@tanstack/react-query';
import { MailX, Send } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { InviteKinds } from './invite-kinds.tsx';

/** Letters to doctors whom Esteto did not know, and what became of each. */
export const MailedInvites = () => {
  const mayInvite = useCan(groupAccreditations.review);
  const actions = useInviteActions();
  return (
    <ListPage
      title="Convites"
      query={accreditationInviteQueries.list}
      columns={columns}
      filters={filters}
      create="convidar-por-email"
      createLabel="Convidar por e-mail"
      createAllowed={mayInvite}
      actions={mayInvite ? actions : undefined}
      above={<InviteKinds chosen="email" />}
      empty="Nenhum médico convidado por e-mail ainda."
    >
      <Outlet />
    </ListPage>
  );
};

const useInviteActions = (): RowAction<AccreditationInviteRow>[] => {
  const { group_id } = useGroupScope();
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const { mutateAsync: resend } = useMutation(accreditationInviteMutations.resend);
  const { mutateAsync: withdraw } = useMutation(accreditationInviteMutations.withdraw);
  return useMemo(
    () => [
      {
        label: 'Enviar de novo',
        icon: Send,
        allowed: mayBe('resend'),
        onSelect: ({ id, email }) =>
          void resend({ group_id, id }).then(() => toast.success(`Convite enviado a ${email}, com um link novo.`), tellFailure),
      },
      {
        label: 'Retirar convite',
        icon: MailX,
        tone: 'danger',
        allowed: mayBe('withdraw'),
        onSelect: ({ id, name, email }) =>
          void confirm({
            title: `Retirar o convite de ${name}`,
            message: `O link enviado a ${email} deixa de valer.`,
            confirmLabel: 'Retirar convite',
            negative: true,
            action: () => withdraw({ group_id, id }),
          }).then((isDone) => isDone && toast.success('Convite retirado.')),
      },
    ],
    [confirm, group_id, resend, tellFailure, withdraw],
  );
};

const mayBe =
  (action: 'resend' | 'withdraw') =>
  ({ status }: AccreditationInviteRow): boolean =>
    accreditationInviteMachine.legalActions(status, 'manager').includes(action);

const columns = columnsFor<AccreditationInviteRow>()([
  { key: 'name', header: 'Médico' },
  { key: 'status', header: 'Situação', cell: statusCell(accreditationInviteStatusLabel, accreditationInviteStatusTone) },
  { key: 'email', header: 'E-mail' },
  { key: 'sent_at', header: 'Enviado em', cell: 'instant', sort: true, hideOnPhone: true },
  { key: 'opened_at', header: 'Link aberto em', cell: 'instant', lead: 'aberto' },
  { key: 'expires_at', header: 'Vale até', cell: 'instant', hideOnPhone: true },
  { key: 'units', header: 'Unidades', value: ({ unit_names }) => unit_names ?? 'Todas', hidden: true },
  { key: 'invited_by', header: 'Convidado por', hidden: true },
]);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou e-mail' },
  { kind: 'option', name: 'status', label: 'Situação', options: accreditationInviteStatusLabel },
];
